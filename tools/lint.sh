#!/bin/bash
# Our own rules, each nearly one grep: docs/design.md says why they hold. Prints what breaks a rule and fails.
#
#     tools/lint.sh          every file that git knows or would add
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1

shopt -s lastpipe # the last part of a pipe runs here, so that `complain` can note what it saw
broken=0
# complain RULE: the lines on standard input, if any, break it.
complain() {
  local found
  found=$(cat)
  [ -n "$found" ] || return 0
  printf '%s\n' "$found" | sed "s|^|lint: |; s|\$|    <- $1|"
  broken=1
}

mapfile -t all < <(git ls-files --cached --others --exclude-standard | while read -r f; do
  [ -f "$f" ] && echo "$f"; done)
if [ ${#all[@]} -eq 0 ]; then
  echo "lint: git lists no files here, so nothing was looked at" >&2
  exit 1
fi
files() { printf '%s\n' "${all[@]}" | grep -E "$1" | grep -vE "${2:-^$}"; }
code='\.[ch]$|\.def$'
mapfile -t sources < <(files "$code")
# Folders that become the library; the command may print, the others may not.
mapfile -t library < <(files "$code" '^(command|tests|examples|bench)/')
# What people write, without the corpus that JAX printed.
mapfile -t written < <(files '\.(c|h|def|sh|py|md|cmake|json|txt)$|^(demo|test)$|^\.ci/|^tools/' \
  '^tests/programs/.*/|^tests/fuzz/corpus/|^tests/golden/')

# match PATTERN FILE...: file:line:text, comments and all; nothing if there are no files.
match() {
  local pattern=$1
  shift
  [ $# -eq 0 ] || grep -nHE "$pattern" "$@"
}
# The same without what stands in comments: whole-line comments and the rest of a line from /* or //.
match_code() {
  local pattern=$1
  shift
  [ $# -eq 0 ] || grep -nHE "$pattern" "$@" | grep -vE '^[^:]+:[0-9]+: *(\*|/\*|//)' |
    grep -E "^[^:]+:[0-9]+:([^/\"]|/[^/*]|\"([^\"\\\\]|\\\\.)*\")*($pattern)"
}

# ---- text --------------------------------------------------------------------------------------
# A byte that is neither printable ASCII nor a line feed; tabs are among them.
LC_ALL=C match '[^ -~]' "${written[@]}" | complain 'ASCII only, no tabs'
match ' +$' "${written[@]}" | complain 'trailing blanks'
mapfile -t columns < <(files '\.[ch]$') # a table (.def) may have longer rows
match '.{101}' "${columns[@]}" | complain 'at most 100 columns'
todo='TO''DO|FIX''ME|XX''X|HA''CK'
match "(^|[^A-Za-z_])($todo)([^A-Za-z_]|\$)" "${written[@]}" | complain 'finish it, or refuse it with a sentence'
match '(^|[^a-zA-Z0-9_.{}])/(root|work|home/[a-z])[/ ]' "${written[@]}" | complain 'no path of one machine'

# ---- where things may be ------------------------------------------------------------------------
files '\.(npy|zst|log|bin|o|so)$' '^(tests|examples)/' | complain 'what a run leaves does not belong here'
mapfile -t outside_mpi < <(files "$code" '^(mpi|tests|bench|examples)/|^include/spmdrun_mpi.h')
match '#include *[<"]mpi\.h|(^|[^O])MPI_COMM_WORLD' "${outside_mpi[@]}" | complain 'MPI is seen in mpi/ and spmdrun_mpi.h alone'
mapfile -t outside_compiler < <(files "$code" '^(compiler|tests)/')
match '#include *[<"]llvm' "${outside_compiler[@]}" | complain 'LLVM is seen in compiler/ alone'
mapfile -t command < <(files '^command/.*\.[ch]$')
match '#include *"' "${command[@]}" | grep -vE '#include *"(command/|base/|spmdrun\.h)' |
  complain 'the command uses the public header and base/ alone'
# The arrows between folders, `from to` a line: as CMake builds them, in README's table and in the picture.
mapfile -t builds < <(files '^[a-z]+(/[a-z_]+)?/CMakeLists\.txt$' '^tests/')
arrows_of_all() {
  cat "${builds[@]}" | tr '\n' ' ' | grep -oE 'spmdrun_folder\([^)]*\)' |
    awk -F'[( )]+' '{ on = 0
      for (i = 3; i <= NF; i++) if ($i == "DEPENDS") on = 1; else if ($i == "LIBRARIES") on = 0
        else if (on && $i != "") print $2, $i }'
}
# What the rooms of a folder see beyond it, the folder sees.
arrows_built() {
  arrows_of_all | awk '{ split($1, from, "/"); split($2, to, "/"); if (from[1] != to[1]) print from[1], to[1] }' | sort -u
}
# Those of a folder's rooms, as its README draws them.
rooms_built() {
  arrows_of_all | awk -v folder="$1" '{ n = split($1, from, "/"); split($2, to, "/")
    if (from[1] == folder && (n > 1 || to[1] == folder)) print from[n], to[1] == folder ? to[2] : to[1] }' | sort
}
arrows_drawn() {
  sed -n 's/^  \([a-z_]*\) --> \(.*\)$/\1 \2/p' "$1" |
    awk '{ for (i = 2; i <= NF; i++) if ($i != "&" && $i != "include") print $1, $i }' | sort
}
arrows_in_table() {
  grep -E '^\| `[a-z]+/` \|.*\|.*\|$' README.md |
    awk -F' *[|] *' '$2 != "`command/`" && $4 != "nothing" { gsub(/[`\/]/, "", $2); n = split($4, to, ", ")
      for (i = 1; i <= n; i++) print $2, to[i] }' | sort
}
arrows_in_picture() {
  # The command and the public header are no folders of the library: the rule above is theirs.
  arrows_drawn docs/design.md | grep -v '^command '
}
diff <(arrows_built) <(arrows_in_table) | grep '^[<>]' | complain "< is built (CMakeLists.txt), > is in README.md's map"
diff <(arrows_built) <(arrows_in_picture) | grep '^[<>]' | complain "< is built (CMakeLists.txt), > is in the picture of docs/design.md"
for folder in $(printf '%s\n' "${builds[@]}" | sed -n 's|^\([a-z]*\)/[a-z_]*/.*|\1|p' | sort -u); do
  diff <(rooms_built "$folder") <(arrows_drawn "$folder/README.md") | grep '^[<>]' |
    complain "< is built (CMakeLists.txt), > is in the picture of $folder/README.md"
done
# Memory comes from arenas; handles that outlive a phase and what other libraries want freed are the exceptions.
mapfile -t arenas < <(files '^(sharding|graph|partitioner|command)/.*\.[ch]$')
match_code '(^|[^_a-zA-Z])(malloc|calloc|realloc|free)\(' "${arenas[@]}" |
  complain 'memory comes from an arena'
match_code '(^|[^_a-zA-Z])(printf|puts|putchar|exit|abort|assert)\(|fprintf\((stdout|stderr)|MPI_Abort' \
  "${library[@]}" | grep -vE '^(base/(status|arena|assert)\.c|mpi/world[a-z_]*\.c):' |
  complain 'a library returns a status; it does not print or end the process'
match_code '(^|[^_a-zA-Z])(rand|srand|random|time|strcpy|strcat|sprintf|gets)\(' "${sources[@]}" |
  complain 'not this function: no hidden state, no unbounded copy'
match_code '(^|[^_a-zA-Z])(strto(d|f|ld)\(|v?snprintf\([^"]*"[^"]*%[-+ 0-9.*]*[aefgAEFG])' "${library[@]}" |
  complain 'base/c_locale.h: the program around the library may count with commas'
mapfile -t tests < <(files '^tests/.*\.c$')
match_code '(^|[^_a-zA-Z])assert\(' "${tests[@]}" | complain 'EXPECT, which NDEBUG does not remove'

# A switch that names all of an enum has no default, so that the compiler says what is missing. One that takes some of
# many (bytes, tokens) has one and says so by its cast.
awk 'FNR == 1 { split("", cast) }
     match($0, /^ *switch \(/) { cast[index($0, "s")] = /switch \(\(int\)/ }
     /^ *default:/ && !cast[index($0, "d")] { print FILENAME ":" FNR ": " $0 }' "${sources[@]}" |
  complain 'no default, or switch ((int)...) where a few of many are meant'

# A switch over op codes is a list of ops that the compiler does not hold to ops.def.
match_code 'case SR_(OP|EMIT)_' "${library[@]}" |
  complain 'a column or a trait of ops.def, a table by op, or a condition'

# Files that a README of a folder names are there: by their path, or by the end of it.
for readme in $(files '^[a-z]+/README\.md$'); do
  for name in $(grep -oE '`[a-z0-9_/]+\.(c|h|def)`' "$readme" | tr -d '`' | sort -u); do
    [ "$name" = mpi.h ] || printf '/%s\n' "${sources[@]}" | grep -F "/$name" >/dev/null || echo "$readme: $name"
  done
done | complain 'the file is not there'
printf '%s\n' "${sources[@]}" | xargs -n1 basename | sort | uniq -d | complain 'no two files have one name'

# An op that a table or a switch forgets must not become some other op.
grep -nHA1 '^ *default:' "${sources[@]}" | grep -E 'return SR_OP_' | complain 'no default that answers with an op'

# ---- sizes ---------------------------------------------------------------------------------------
# too_large UNIT MOST: of the lines `number file` that wc prints.
too_large() { awk -v unit="$1" -v most="$2" '$2 != "total" && $1 > most { print $2 ": " $1 " " unit }'; }
wc -l "${sources[@]}" | too_large lines 1000 | complain 'a file has one idea and at most 1000 lines'
printf '%s\n' "${sources[@]}" | xargs -n1 dirname | sort | uniq -c | too_large files 40 |
  complain 'a folder has at most 40 files of code'
wc -c "${all[@]}" | too_large bytes 1000000 | complain 'at most 1 MB; more is made when it is needed'

# A function starts at a line that ends in '{' and is not indented, and ends at a '}' in column 1.
awk 'FNR == 1 { start = 0 }
     /^[a-z_].*\) *\{$|^ +[^ ].*\) *\{$/ && !start && (/^[a-z_]/ || opened) { start = FNR }
     { opened = /^[a-z_][^;{}=]*[(,][^;{}]*$/ || (opened && /^ +[^;{}]*,$/) }
     /^\}/ && start { if (FNR - start > 100) print FILENAME ":" start ": " FNR - start " lines"
                      start = 0 }' "${sources[@]}" |
  complain 'a function has at most 100 lines'

mapfile -t alone < <(for file in "${sources[@]}"; do # without a header that says it
  [[ $file == *.c && -f ${file%.c}.h ]] || echo "$file"; done)
awk 'FNR == 1 { if (!/^\/\*/) print FILENAME; nextfile }' "${alone[@]}" |
  complain 'a file begins by saying what it is for'

# Every op has a row in ops.def that names a known family is checked by the C compiler; no second list here.

# ---- format --------------------------------------------------------------------------------------
if command -v clang-format-19 >/dev/null; then
  # A process for many files: most of what one costs is its start.
  printf '%s\n' "${columns[@]}" |
    xargs -n 32 -P "$(nproc)" clang-format-19 --dry-run --Werror --ferror-limit=1 2>&1 |
    grep -oE '^[^: ]+:.*error' | cut -d: -f1 | sort -u | complain 'clang-format-19 -i formats it'
fi

if command -v shellcheck >/dev/null; then
  mapfile -t scripts < <(files '^(demo|test)$|^\.ci/run$|^examples/jobs/.*\.sh$|^tools/(lint\.sh|install-packages|bundle)$')
  shellcheck -x -S warning -f gcc "${scripts[@]}" | complain 'shellcheck'
fi

# ---- messages ------------------------------------------------------------------------------------
if command -v python3 >/dev/null; then
  tools/messages --check | complain 'each sentence has its place in docs/messages.md'
fi

[ "$broken" = 0 ] && echo "lint: ${#written[@]} files follow the rules"
exit "$broken"
