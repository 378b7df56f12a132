"""The chart of bench/side.py: SVG as plain text, a bar for each program from 1 to its ratio on an axis of powers of ten."""
import html
import math

LINE, LEFT, WIDTH, RIGHT, TOP = 16, 210, 520, 70, 56
STYLE = """
  text { font: 11px system-ui, sans-serif; fill: #24292f } .head { font-weight: 600; font-size: 12px } .soft { fill: #656d76 }
  .faster { fill: #1a7f37 } .slower { fill: #cf222e } .spread { stroke: #24292f; stroke-width: 1 }
  .tick { stroke: #d0d7de } .one { stroke: #656d76; stroke-width: 1.5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 } .soft { fill: #9198a1 } .faster { fill: #3fb950 } .slower { fill: #f85149 }
    .spread { stroke: #e6edf3 } .tick { stroke: #30363d } .one { stroke: #9198a1 }
  }"""


def groups_of(rows):
    """Programs with a ratio, the best first: [(title, rows)]."""
    shown = sorted((row for row in rows if row["ratio"]), key=lambda row: -row["ratio"]["median"])
    parts = (("One device", [row for row in shown if row["devices"] == 1]),
             ("With collectives", [row for row in shown if row["devices"] > 1]))
    return [part for part in parts if part[1]]


def ticks_of(rows):
    """Powers of ten around all ratios and 1."""
    ends = [1.0] + [row["ratio"][end] for row in rows for end in ("min", "max")]
    low, high = math.floor(math.log10(min(ends))), math.ceil(math.log10(max(ends)))
    return [10.0**power for power in range(low, max(high, low + 1) + 1)]


def chart(rows, about):
    """The text of the file. A row is a line of the bench's JSON."""
    groups = groups_of(rows)
    ticks = ticks_of([row for _, part in groups for row in part])
    decades = math.log10(ticks[-1] / ticks[0])

    def at(ratio):
        return LEFT + WIDTH * math.log10(ratio / ticks[0]) / decades

    lines, y = [], TOP
    for title, part in groups:
        y += LINE
        lines.append(f'<text class="head" x="8" y="{y}">{title}</text>')
        for row in part:
            y += LINE
            lines += bar(row, y, at)
        y += LINE // 2
    axis = [f'<line class="{"one" if tick == 1 else "tick"}" x1="{at(tick):.1f}" x2="{at(tick):.1f}" y1="{TOP}" y2="{y}"/>'
            f'<text class="soft" x="{at(tick):.1f}" y="{TOP - 6}" text-anchor="middle">{tick:g}</text>' for tick in ticks]
    width, height = LEFT + WIDTH + RIGHT, y + LINE
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
                      f"<style>{STYLE}\n</style>",
                      f'<text class="head" x="8" y="20">Time of JAX divided by that of spmdrun: above 1, spmdrun is faster</text>',
                      f'<text class="soft" x="8" y="36">{html.escape(about)}</text>', *axis, *lines, "</svg>", ""])


def bar(row, y, at):
    """The bar, a line from the least to the largest ratio of a round, and the median as a number."""
    ratio, kind = row["ratio"], "faster" if row["ratio"]["median"] >= 1 else "slower"
    begin, end = sorted((at(1), at(ratio["median"])))
    return [f'<text x="{LEFT - 8}" y="{y}" text-anchor="end">{html.escape(row["program"])}</text>',
            f'<rect class="{kind}" x="{begin:.1f}" y="{y - 9}" width="{max(end - begin, 1):.1f}" height="10"/>',
            f'<line class="spread" x1="{at(ratio["min"]):.1f}" x2="{at(ratio["max"]):.1f}" y1="{y - 4}" y2="{y - 4}"/>',
            f'<text x="{LEFT + WIDTH + 8}" y="{y}">{ratio["median"]:.3g}</text>']
