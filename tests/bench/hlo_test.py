"""hlo_test.py: bench/hlo.py reads XLA's text. Modules by hand in the forms that XLA prints; bytes and groups worked out
by hand or by NumPy."""
import os
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "..", "command"), os.path.join(HERE, "..", "..", "bench")]
import hlo
from support import expect, result

MODULE = """HloModule jit_f, is_scheduled=true, entry_computation_layout={(f32[4]{0})->f32[4]{0}}, num_partitions=4

%add (x: f32[], y: f32[]) -> f32[] {
  %x = f32[] parameter(0)
  %y = f32[] parameter(1)
  ROOT %sum = f32[] add(%x, %y)
}
COMPUTATIONS
ENTRY %main (p: f32[4]) -> f32[4] {
  %p = f32[4]{0} parameter(0)
  %pair = (f32[4]{0}, /*index=1*/s32[]) tuple(%p, %p)
  %w = bf16[8,2]{1,0:T(8,128)} convert(%p)
LINES
  ROOT %end = f32[4]{0} copy(%p)
}
"""
ALL = "channel_id=1, replica_groups={{0,1,2,3}}"
REDUCE = f"%r = f32[4]{{0}} all-reduce(%p), {ALL}, use_global_device_ids=true, to_apply=%add"


def counted(lines, computations="", **options):
    text = MODULE.replace("LINES", lines).replace("COMPUTATIONS", computations)
    most, count, _ = hlo.traffic(text, **options)
    return most, count


def equal(got, wanted, what):
    expect(got == wanted, f"{what}: {got}, wanted {wanted}")


def kinds():
    """16 bytes of %p, 32 of %w, four devices."""
    for line, wanted in (
            (REDUCE, 24),
            (f"%r = (f32[4]{{0}}, bf16[8,2]{{1,0}}) all-reduce(%p, /*index=1*/%w), {ALL}, to_apply=%add", 72),
            (f"%r = f32[16]{{0}} all-gather(%p), {ALL}, dimensions={{0}}", 48),
            (f"%r = f32[1]{{0}} reduce-scatter(%p), {ALL}, dimensions={{0}}, to_apply=%add", 12),
            (f"%r = f32[4]{{0}} all-to-all(%p), {ALL}, dimensions={{0}}", 12),
            (f"%r = (f32[4]{{0}}, f32[4]{{0}}, f32[4]{{0}}, f32[4]{{0}}) all-to-all(%p, %p, %p, %p), {ALL}", 48),
            (f"%r = f32[4]{{0}} collective-broadcast(%p), {ALL}", 16),
            ("%r = f32[4]{0} collective-permute(%p), channel_id=1, source_target_pairs={{0,0},{1,2},{2,1}}", 16),
            ("%r = f32[4]{0} collective-permute(%p), channel_id=1, source_target_pairs={{0,0},{3,3}}", 0),
            ("%r = f32[4]{0} all-reduce(%p), channel_id=1, replica_groups={{0,1,2},{3}}, to_apply=%add", 22),
            ("%r = f32[4]{0} all-reduce(%p), channel_id=1, replica_groups={}, to_apply=%add", 24)):
        equal(counted("  " + line), (wanted, 1), line)


def started():
    """What starts and is done later counts once; an all-gather's start has its operand in its type."""
    lines = f"""  %s = (f32[4]{{0}}, f32[16]{{0}}) all-gather-start(%p), {ALL}, dimensions={{0}}
  %d = f32[16]{{0}} all-gather-done(%s)
  %t = (f32[4]{{0}}, f32[4]{{0}}, u32[], u32[]) collective-permute-start(%p), channel_id=2, source_target_pairs={{{{1,2}}}}
  %u = f32[4]{{0}} collective-permute-done(%t)
  %a = ((f32[4]{{0}}), f32[4]{{0}}) async-start(%p), calls=%wrapped
  %b = f32[4]{{0}} async-done(%a), calls=%wrapped"""
    wrapped = f"%wrapped (p: f32[4]) -> f32[4] {{\n  %p = f32[4]{{0}} parameter(0)\n  ROOT {REDUCE}\n}}"
    equal(counted(lines, wrapped), (48 + 16 + 24, 3), "started")


def busiest():
    """The largest of the sums, not the sum of the largest."""
    lines = "\n".join(f"  %r{i} = f32[4]{{0}} collective-permute(%p), channel_id=1, source_target_pairs={{{{{i},0}}}}"
                      for i in range(1, 4))
    equal(counted(lines), (16, 3), "each device sends once")


def loop(config):
    return f"  %l = f32[4]{{0}} while(%p), condition=%until, body=%body, metadata={{op_name=\"jit(f)/while\"}}{config}"


def loops():
    body = f"%body (p: f32[4]) -> f32[4] {{\n  %p = f32[4]{{0}} parameter(0)\n  ROOT {REDUCE}\n}}\n"
    quiet = "%until (p: f32[4]) -> pred[] {\n  %p = f32[4]{0} parameter(0)\n  ROOT %c = pred[] constant(true)\n}"
    loud = quiet.replace("  ROOT", f"  {REDUCE}\n  ROOT")
    known = loop(', backend_config={"known_trip_count":{"n":"10"}}')
    equal(counted(known, body + quiet), (240, 10), "a known trip count")
    equal(counted(known, body + loud), (240 + 264, 21), "the condition runs once more")
    equal(counted(loop(""), body + quiet, trips=lambda at: 7 if at.name == "l" else 0), (168, 7), "as the caller says")
    refused(loop(""), body + quiet, "l (jit(f)/while): how often it runs is not known")
    equal(counted(loop(""), body.replace(REDUCE, "%r = f32[4] copy(%p)") + quiet), (0, 0), "nothing in it to count")
    outer = body.replace("%body", "%out").replace(REDUCE, known.strip().replace("10", "3"))
    twice = known.replace("%body", "%out")
    equal(counted(twice, outer + body + quiet), (720, 30), "a loop in a loop")


def refused(lines, computations, sentence):
    try:
        got = counted(lines, computations)
        expect(False, f"counted {got}, should say: {sentence}")
    except hlo.NotKnown as error:
        expect(sentence in str(error), f"{error}: should say: {sentence}")


def refusals():
    body = f"%body (p: f32[4]) -> f32[4] {{\n  %p = f32[4]{{0}} parameter(0)\n  ROOT {REDUCE}\n}}"
    for attribute in ("branch_computations={%add, %body}", "true_computation=%add, false_computation=%body"):
        refused(f"  %c = f32[4]{{0}} conditional(%p, %p, %p), {attribute}", body, "which branch runs")
    equal(counted("  %c = f32[4]{0} conditional(%p, %p, %p), branch_computations={%add, %add}"), (0, 0), "no collective")
    refused(f"  %r = f32[4]{{0}} ragged-all-to-all(%p, %p), {ALL}", "", "ragged-all-to-all has no price")
    refused("  %r = f32[4]{0} all-reduce(%p), replica_groups={{0,1}}, to_apply=%add", "", "not of partitions")
    refused("  %r = f32[4]{0} all-reduce(%p), channel_id=1, replica_groups=other, to_apply=%add", "", "an unknown form")
    for written, sentence in (("mesh['d'=2,'t'=2], device_ids=(0,2,1,3) {'d'}", "groups of an unknown form"),
                              ("mesh['d+'=2,'t'=2] {'d+'}", "axes of an unknown form"),
                              ("mesh['d'=2,'t'=2] {'d' 't'}", "axes of an unknown form"),
                              ("[2,4]<=[8]", "these are no groups of 4 devices"),
                              ("{{0,1},{1,2}}", "these are no groups of 4 devices"),
                              ("mesh['d'=8] {'d'}", "these are no groups of 4 devices")):
        refused(f"  %r = f32[4]{{0}} all-reduce(%p), channel_id=1, replica_groups={written}, to_apply=%add", "", sentence)
    refused("  r = f32[4]{0} all-reduce(p)", "", "not an instruction: r = f32[4]{0} all-reduce(p)")
    refused("  %r = f32[4]{0} call(%p), to_apply=%nothing", "", "no computation nothing")
    refused(f"  %q = q3[4]{{0}} convert(%p)\n  %r = q3[4]{{0}} all-reduce(%q), {ALL}, to_apply=%add", "", "the width of q3")


def groups():
    def of(written, devices=8):
        return hlo.replica_groups(hlo.Instruction("r", "", "", [], f", channel_id=1, replica_groups={written}, x=1"), devices)

    equal(of("{{0,1},{2,3,4}}"), [[0, 1], [2, 3, 4]], "a list")
    equal(of("{}", 3), [[0, 1, 2]], "everyone")
    equal(of("[2,4]<=[8]"), np.arange(8).reshape(2, 4).tolist(), "an iota")
    equal(of("[4,2]<=[2,4]T(1,0)"), np.arange(8).reshape(2, 4).T.reshape(4, 2).tolist(), "a transposed one")
    wanted = np.arange(24).reshape(2, 3, 4).transpose(2, 0, 1).reshape(4, 6).tolist()
    equal(of("[4,6]<=[2,3,4]T(2,0,1)", 24), wanted, "of three dimensions")
    equal(of("mesh['d'=2,'t'=4] {'t'}"), np.arange(8).reshape(2, 4).tolist(), "an axis of a mesh")
    equal(of("mesh['d'=2,'t'=4] {'d'}"), np.arange(8).reshape(2, 4).T.tolist(), "the outer one")
    equal(of("mesh['d'=2,'t'=4] {'d','t'}"), [list(range(8))], "both")
    equal(of("mesh['d'=2,'t'=4] {}"), [[i] for i in range(8)], "none")
    equal(of("mesh[d=2,t=4] {d, t}"), [list(range(8))], "as an earlier XLA prints it")
    wanted = np.arange(8).reshape(2, 2, 2).transpose(0, 2, 1).reshape(4, 2).tolist()
    equal(of("mesh['d'=2,'t'=4] {'t':(1)2}"), wanted, "the outer part of an axis")
    equal(of("mesh['d'=2,'t'=4] {'t':(2)2}"), np.arange(8).reshape(4, 2).tolist(), "the inner part")


def main():
    kinds()
    started()
    busiest()
    loops()
    refusals()
    groups()
    return result()


sys.exit(main())
