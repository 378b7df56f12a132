"""mutation.py COMMAND LAUNCHER [--seconds S] [--seed N]: programs and entries of the cache that are nearly right.

A program of tests/programs or tests/conformance loses a token, gets a huge number, another attribute or a line twice, and
is shown, compiled or run. An entry of the cache gets other bytes, and is asked about, listed, verified and met by a job.
Whatever comes in, the command ends by itself, with status 0, 1 or 2, a sentence for what went wrong, and no word of a
sanitizer; a job never computes something else. Meant for a build with sanitizers; what a seed does is the same everywhere.
"""
import argparse
import collections
import glob
import os
import random
import re
import shutil
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "command"))
from support import PROGRAMS, Command, Program, expect, result  # noqa: E402

TOKEN = re.compile(r'"[^"\n]*"|[%@#!^]?[A-Za-z_][\w.$#]*|[%#^]?-?\d[\w.+-]*|[%@]\w+|\s+|.')
HUGE = ("0", "-1", "1", "2", "255", "65536", "131073", "1000000", "2147483647", "2147483648", "-2147483649", "4294967296",
        "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616", "1e400", "0x7F")
WORDS = ("true", "false", "dense<[]>", "array<i64>", "unit", "@main", "[]", "{}", "f32", "i1", "tensor<0xf32>",
         "tensor<f64>", "complex<f64>", "#sdy.sharding<@mesh, [{}]>", "\"\"", "none")
FOUND = re.compile(r"Sanitizer|runtime error:|SR_ASSERT|double free|corrupted|terminate called|stack smashing")
MEMORY = re.compile(r"hard rss limit exhausted|requested allocation size|out-of-memory|failed to allocate")
# What a mutated number asks for may be more than this machine has: not our affair.
OPTIONS = {"ASAN_OPTIONS": "intercept_tls_get_addr=0:fast_unwind_on_malloc=0:hard_rss_limit_mb=4000:"
                           "allocator_may_return_null=1",
           "LSAN_OPTIONS": f"suppressions={HERE}/../support/lsan.supp:print_suppressions=0"}
WAIT = 60  # seconds


class Mutator:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def tokens(self, text):
        tokens = TOKEN.findall(text)
        return tokens, [i for i, token in enumerate(tokens) if not token.isspace()]

    def drop(self, text):
        tokens, solid = self.tokens(text)
        first = self.random.choice(solid)
        del tokens[first:first + self.random.choice((1, 1, 1, 2, 5))]
        return "".join(tokens)

    def repeat(self, text):
        tokens, solid = self.tokens(text)
        at = self.random.choice(solid)
        return "".join(tokens[:at] + [tokens[at], tokens[at]] + tokens[at + 1:])

    def number(self, text):
        found = list(re.finditer(r"(?<![%#\w.])-?\d[\d.e+]*|(?<=x)\d+|(?<=<)\d+", text))
        if not found:
            return text
        where = self.random.choice(found)
        return text[:where.start()] + self.random.choice(HUGE) + text[where.end():]

    def attribute(self, text):
        found = list(re.finditer(r"(\w+) = ([^,>}\n]+)", text))
        if not found:
            return text
        where = self.random.choice(found)
        value = self.random.choice((*WORDS, *HUGE, self.random.choice(found).group(2)))
        return text[:where.start(2)] + value + text[where.end(2):]

    def exchange(self, text):
        tokens, solid = self.tokens(text)
        at = self.random.choice(solid)
        like = [i for i in solid if tokens[i][0] == tokens[at][0] or tokens[i][0].isalpha() and tokens[at][0].isalpha()]
        tokens[at] = tokens[self.random.choice(like)]
        return "".join(tokens)

    def line(self, text):
        lines = text.split("\n")
        at, to = (self.random.randrange(len(lines)) for _ in range(2))
        taken = lines[at] if self.random.random() < 0.5 else lines.pop(at)
        if self.random.random() < 0.7:
            lines.insert(to, taken)
        return "\n".join(lines)

    def text(self, text):
        for _ in range(self.random.choice((1, 1, 1, 2, 3))):
            kind = self.random.choice((self.drop, self.drop, self.repeat, self.number, self.number, self.attribute,
                                       self.attribute, self.exchange, self.line))
            text = kind(text)
        return text

    def bytes(self, data):
        data = bytearray(data)
        at = self.random.randrange(len(data))
        kind = self.random.random()
        if kind < 0.6:
            data[at] ^= 1 << self.random.randrange(8)
        elif kind < 0.75:
            del data[at:]
        elif kind < 0.9:
            end = min(len(data), at + 8)
            data[at:end] = self.random.choice((b"\0", b"\xff", b"\x7f")) * (end - at)
        else:
            data[at:at] = self.random.randbytes(self.random.choice((1, 8, 4096)))
        return bytes(data)


def corpus():
    texts = [open(path).read() for path in sorted(glob.glob(os.path.join(PROGRAMS, "*", "program*.mlir")))]
    for path in sorted(glob.glob(os.path.join(HERE, "..", "conformance", "**", "*.mlir"), recursive=True)):
        texts += [part for part in open(path).read().split("// -----")]
    return [text for text in texts if len(text) < 16384 and "func.func" in text]


def argument_count(text):
    signature = re.search(r"@main\((.*)", text)
    return len(re.findall(r"%\w+: tensor", signature.group(1))) if signature else 0


class Fuzzer:
    def __init__(self, command, seed):
        self.command, self.mutator, self.seed = command, Mutator(seed), seed
        self.random, self.texts, self.ends = self.mutator.random, corpus(), collections.Counter()
        self.findings = os.path.abspath(f"mutation-{seed}")
        self.prepare_entries()

    def run(self, what, kept, *words, ranks=None):
        """`kept`: the files that are kept where the end is not as it should be."""
        process = self.command.start(ranks, *words, env=OPTIONS)
        try:
            out, err = process.communicate(timeout=WAIT)
        except subprocess.TimeoutExpired:
            process.kill()
            out, err = process.communicate()
            self.ends["endless"] += 1
            return None, out, err
        if MEMORY.search(err):
            self.ends["memory"] += 1
            return None, out, err
        status = process.returncode
        self.ends[f"exit {status}"] += 1
        said = any(line.startswith("spmdrun:") for line in err.splitlines())
        good = status in (0, 1, 2) and (status == 0 or said) and not FOUND.search(err)
        if not expect(good, f"{what}, seed {self.seed}: {' '.join(map(str, words))}: exit {status}\n{err[:3000]}"):
            os.makedirs(self.findings, exist_ok=True)
            for path in kept:
                shutil.copy(path, os.path.join(self.findings, f"{sum(self.ends.values())}-{os.path.basename(path)}"))
        return status, out, err

    def program(self):
        text = self.mutator.text(self.random.choice(self.texts))
        path = self.command.path("mutated.mlir")
        with open(path, "w") as file:
            file.write(text)
        verb = self.random.choice((["show", path, "--stage", self.random.choice(("graph", "partitioned", "plan"))],
                                   ["compile", path, "--topology", self.random.choice(("1x1", "2x4", "1x3"))],
                                   [path, *argument_count(text) * ["uniform:1"]]))
        ranks = self.random.choice((None, None, None, None, 2))
        self.run("a program", [path], *verb, "--no-cache", ranks=ranks if len(verb) > 3 or verb[0] == path else None)

    def prepare_entries(self):
        """Entries of a program that runs and of one that cannot be compiled, and what the first computes."""
        self.good = Program("counter")
        self.refused = self.command.path("refused.mlir")
        with open(self.refused, "w") as file:
            file.write("func.func public @main() -> tensor<4xf32> {\n"
                       "  %0 = stablehlo.custom_call @nobody() : () -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n")
        status = [self.run("a program", [], path, *words)[0] for path, words in
                  ((self.good.prints()[0], self.good.arguments), (self.refused, []))]
        expect(status == [0, 1], f"entries: {status}")
        self.whole = self.command.path("whole")
        shutil.copytree(self.command.cache, self.whole)

    def entry(self):
        shutil.rmtree(self.command.cache, ignore_errors=True)
        shutil.copytree(self.whole, self.command.cache)
        paths = [os.path.join(self.command.cache, name) for name in sorted(os.listdir(self.whole)) if name.endswith(".entry")]
        for path in paths:
            with open(path, "rb") as file:
                data = self.mutator.bytes(file.read())
            with open(path, "wb") as file:
                file.write(data)
        behind = self.random.choice(([], ["--retry-failed"], ["--cache-site", self.whole]))
        for verb in self.random.sample((["why", self.good.prints()[0]], ["why", self.refused], ["list"], ["list", "--json"],
                                        ["verify"], ["stat"]), 3):
            self.run("an entry", paths, "cache", *verb)
        ranks = self.random.choice((None, None, 2))
        status, _, _ = self.run("a job", paths, self.good.prints()[0], *self.good.arguments, *self.good.expect_options(),
                                *self.good.tolerance_options(), *behind, ranks=ranks)
        expect(status in (0, None), "a job behind a damaged entry computes the same")
        self.run("a job", paths, self.refused, *behind, ranks=ranks)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("command")
    parser.add_argument("launcher")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    words = parser.parse_args()
    with Command(words.command, words.launcher) as command:
        fuzzer = Fuzzer(command, words.seed)
        end = time.monotonic() + words.seconds
        while time.monotonic() < end:
            fuzzer.entry() if fuzzer.random.random() < 0.1 else fuzzer.program()
        print(f"{sum(fuzzer.ends.values())} runs: " + ", ".join(f"{n} {end}" for end, n in fuzzer.ends.most_common()))
    return result()


sys.exit(main())
