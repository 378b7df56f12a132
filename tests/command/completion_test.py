"""completion_test.py COMMAND FOLDER: the manual page, and completion in the shells themselves.

FOLDER has what the build has made by `spmdrun --generate`. What must be in it is what --help says.
"""
import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

from support import expect, result

COMMAND, FOLDER = sys.argv[1:3]
SUBCOMMANDS = {"run", "compile", "show", "check", "cache", "devices", "loop"}


def run(words, **options):
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, **options)
    expect(done.returncode == 0, f"{words}: exit {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


HELP = run([COMMAND, "--help"])
OPTIONS = set(re.findall(r"^ +(?:-\w, )?--([a-z-]+)", HELP, re.M))


def check_manual():
    page = os.path.join(FOLDER, "spmdrun.1")
    done = subprocess.run(["man", "--warnings", "-l", page], capture_output=True, text=True, timeout=60,
                          env=os.environ | {"MANWIDTH": "120", "LC_ALL": "C.UTF-8", "MAN_KEEP_FORMATTING": ""})
    expect(done.returncode == 0 and done.stderr == "", f"man reads the page: {done.stderr}")
    text = re.sub(r".\x08", "", done.stdout)
    told = set(re.findall(r"^ +(?:-\w, )?--([a-z-]+)", text, re.M))
    expect(told >= OPTIONS, f"the page lacks {OPTIONS - told}")
    for part in ("spmdrun - run StableHLO programs", "75 a loop was asked to stop", "Taken by run, loop."):
        expect(part in text, f"the page says \"{part}\"")


def in_bash(folder, *words):
    """What bash offers for the last word. As readline does, = is a word of its own."""
    script = ('source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _spmdrun; '
              '((${#COMPREPLY[@]})) && printf "%s\\n" "${COMPREPLY[@]}"; true')
    return run(["bash", "-c", script, "bash", os.path.join(FOLDER, "spmdrun"), "spmdrun", *words], cwd=folder).split("\n")[:-1]


def in_fish(folder, *words):
    line = " ".join(["spmdrun", *words])
    out = run(["fish", "--no-config", "-c", f"source {os.path.join(FOLDER, 'spmdrun.fish')}; complete -C '{line}'"],
              cwd=folder, env=os.environ | {"HOME": folder})
    return [offer.split("\t")[0] for offer in out.splitlines()]


def in_zsh(folder, line):
    """What stands in the line of an interactive zsh after a tab: only one offer is written out."""
    started, terminal = pty.fork()
    if started == 0:
        os.chdir(folder)
        os.environ |= {"TERM": "dumb", "PS1": "> ", "HOME": folder, "ZDOTDIR": folder}
        os.execvp("zsh", ["zsh", "-f", "-i"])
    def read_until(part, seconds=20):
        got, end = "", time.time() + seconds
        while part not in got and time.time() < end:
            if select.select([terminal], [], [], 0.2)[0]:
                got += os.read(terminal, 4096).decode(errors="replace")
        return got
    os.write(terminal, f"fpath=({FOLDER} $fpath); autoload -U compinit; compinit -u -d $HOME/dump; "
                       f"unsetopt zle_bracketed_paste; print re''ady\n".encode())
    read_until("ready\r")
    os.write(terminal, line.encode() + b"\t")
    time.sleep(0.2)
    os.write(terminal, b"#end\n")
    got = read_until("#end")
    os.write(terminal, b"exit\n")
    os.close(terminal)
    os.waitpid(started, 0)
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\r|\x08", "", got)


def check_offers(shell, offer, folder):
    """The same questions to bash and fish."""
    for sub, word in [("show", "stage"), ("loop", "steps"), ("run", "check-nans"), ("compile", "topology")]:
        offers = offer(folder, sub, "--")
        expect(f"--{word}" in offers and set(offers) <= {"--" + name for name in OPTIONS},
               f"{shell}: {sub} has --{word}: {offers}")
    expect("--stage" not in offer(folder, "run", "--"), f"{shell}: run has no --stage")
    expect("--check-nans" in offer(folder, "--check-n"), f"{shell}: run is what is left out")
    expect(set(offer(folder, "show", "--stage", "")) >= {"graph", "shardings", "plan", "llvm", "ptx"}, f"{shell}: stages")
    expect(offer(folder, "--device", "cu") == ["cuda"], f"{shell}: devices: {offer(folder, '--device', 'cu')}")
    expect(offer(folder, "--placement", "o") == ["one"], f"{shell}: placements")
    first = offer(folder, "")
    expect(SUBCOMMANDS <= set(first), f"{shell}: subcommands: {first}")
    found = {name.rstrip("/") for name in first} - SUBCOMMANDS
    expect(found == {"step.mlir", "x.npy", "y.zarr", "folder"}, f"{shell}: files: {found}")
    expect({name.rstrip("/") for name in offer(folder, "step.mlir", "x")} == {"x.npy"}, f"{shell}: an argument")
    expect({"list", "stat", "why", "verify", "prune", "clear"} <= set(offer(folder, "cache", "")), f"{shell}: verbs")
    expect("out.txt" in offer(folder, "step.mlir", "--stats", "o"), f"{shell}: --stats takes any file")
    offers = {name.rstrip("/") for name in offer(folder, "step.mlir", "-o", "")}
    expect(offers == {"folder", "y.zarr"}, f"{shell}: -o takes a directory: {offers}")


def check_values():
    """The listed values are those that the command takes: it refuses others, and tells these."""
    refusals = {"stage": ["show", "x.mlir"], "placement": ["x.mlir"], "matmul-precision": ["x.mlir"],
                "transfer-guard": ["x.mlir"], "log": ["x.mlir"], "device": ["x.mlir"], "cpu": ["x.mlir"]}
    for option, words in refusals.items():
        done = subprocess.run([COMMAND, *words, f"--{option}", "nonsense"], capture_output=True, text=True, timeout=60)
        expect(done.returncode in (1, 2), f"--{option} nonsense is refused: {done.stderr}")
        for value in in_bash(".", words[0], f"--{option}", ""):
            done = subprocess.run([COMMAND, *words, f"--{option}", value], capture_output=True, text=True, timeout=60)
            expect("nonsense" not in done.stderr and f"\"{value}\"" not in done.stderr,
                   f"--{option} {value} is taken: {done.stderr}")


def main():
    folder = os.path.realpath(tempfile.mkdtemp(prefix="spmdrun-test-"))
    for name in ("step.mlir", "x.npy", "out.txt", "notes"):
        open(os.path.join(folder, name), "w").close()
    for name in ("y.zarr", "folder"):
        os.mkdir(os.path.join(folder, name))
    check_manual()
    check_offers("bash", in_bash, folder)
    expect(in_bash(folder, "show", "--stage", "=", "pl") == ["plan"], "bash: --stage=pl")
    check_values()
    if shutil.which("fish"):
        check_offers("fish", in_fish, folder)
    if shutil.which("zsh"):
        for line, wanted in [("spmdrun show --sta", "--stage="), ("spmdrun show --stage pl", "--stage plan"),
                             ("spmdrun loop --ste", "--steps="), ("spmdrun step.mlir x", "x.npy"), ("spmdrun dev", "devices"),
                             ("spmdrun cache ver", "verify"), ("spmdrun run --check-n", "--check-nans")]:
            got = in_zsh(folder, line)
            expect(wanted in got, f"zsh: {line} becomes {wanted}: {got!r}")
    shutil.rmtree(folder, ignore_errors=True)
    return result()


if __name__ == "__main__":
    sys.exit(main())
