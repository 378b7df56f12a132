"""progress_test.py COMMAND LAUNCHER: what the command tells of a job that takes long, on a terminal and elsewhere."""
import os
import pty
import re
import select
import subprocess
import time

from support import SLOWNESS, command_from_arguments, expect, result

LOOP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "loop")


def on_terminal(command, words, **variables):
    """All that the command writes to a terminal, which is its standard error."""
    ours, its = pty.openpty()
    process = subprocess.Popen(words, env=command.environment(variables), stdin=subprocess.DEVNULL,
                               stdout=subprocess.DEVNULL, stderr=its)
    os.close(its)
    text, end = b"", time.time() + 40 * SLOWNESS
    while time.time() < end:
        if select.select([ours], [], [], 0.2)[0]:
            try:
                text += os.read(ours, 4096)
            except OSError:
                break
        elif process.poll() is not None:
            break
    os.close(ours)
    try:
        expect(process.wait(timeout=10 * SLOWNESS) == 124, f"{words}: exit {process.returncode}")
    except subprocess.TimeoutExpired:
        process.kill()
        expect(False, f"{words}: it does not end")
    return text.decode()


def rising(numbers):
    return len(numbers) >= 2 and all(a <= b for a, b in zip(numbers, numbers[1:])) and numbers[0] < numbers[-1]


def check_iterations(command):
    """Lines name the iteration of a loop of known length; by default there are none within a minute."""
    path = os.path.join(LOOP, "turns.mlir")
    outcome = command.run(2, path, "ones", "--progress", "0.005", env={"TERM": "xterm"})
    expect(outcome.status == 0, f"turns: {outcome}")
    lines = [re.fullmatch(r"spmdrun: running: iteration (\d+) of 300000(?:, [\d.e+]+ a second, \d+ s left)? \(\d+ s\)", line)
             for line in outcome.own_lines()]
    expect(rising([int(line[1]) for line in lines if line]), f"iterations rise: {outcome}")
    expect(any("a second" in line for line in outcome.own_lines()), f"the rate: {outcome}")
    looped = command.run(2, "loop", path, "ones", "--state", command.path("turns"), "--steps", 2, "--progress", "0.005")
    lines = [re.match(r"spmdrun: step ([01]) of 2 \(iteration (\d+) of 300000\)", line) for line in looped.own_lines()]
    expect(looped.status == 0 and rising([int(line[2]) for line in lines if line and line[1] == "0"]),
           f"iterations of a long step rise: {looped}")
    expect("\033" not in outcome.err, "no control characters in a log")
    silent = command.run(2, path, "ones")
    expect(silent.status == 0 and not silent.err, f"a short run says nothing: {silent}")
    for value in ("often", "-1"):
        wrong = command.run(None, path, "ones", "--progress", value)
        expect(wrong.status == 2 and "--progress: expected a finite number" in wrong.err, f"--progress {value}: {wrong}")


def check_terminal(command):
    """One line that is drawn anew, in one row; none on a terminal that cannot go back."""
    words = command.line(None, ["loop", os.path.join(LOOP, "count.mlir"), 0, "--input", "step", "--steps", "100000000"])
    for term, drawn in (("xterm", True), ("dumb", False)):
        state = ["--state", command.path(term)]
        text = on_terminal(command, ["timeout", "-s", "USR1", str(3 * SLOWNESS), *words, *state], TERM=term, NO_COLOR="1")
        steps = [int(n) for n in re.findall(r"\r\033\[Kspmdrun: step (\d+) of 100000000", text)]
        expect(rising(steps) == drawn, f"TERM={term}: {text[-600:]!r}")
        expect(("\033" in text) == drawn, f"TERM={term}: control characters: {text[-200:]!r}")
        expect("\033[3" not in text and "\033[0;" not in text, "no colours")
        expect(all(len(line) < 80 for line in re.split(r"\r\033\[K|\r?\n", text) if "of 100000000" in line), "one row")


if __name__ == "__main__":
    command, _ = command_from_arguments()
    with command:
        check_iterations(command)
        check_terminal(command)
    raise SystemExit(result())
