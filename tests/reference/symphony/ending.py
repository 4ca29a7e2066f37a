"""Sheets as they are scored, and the end."""

from collections import Counter

from podium.games.symphony import table as codes
from tests.reference.symphony.cards import printed
from tests.reference.symphony.stage import BLACK, Stage

SHEET_PRIZE = 6  # R14
VOICE_PRIZES = (3, 6, 9)  # R15
TRACKS = ("flat", "sharp", "semibreve", "blue", "orange", "green")
VALUES: list[list[int]] = [printed.tracks[name].values for name in TRACKS]


def leaders(visible: Counter[int]) -> list[int]:
    """Whoever has most, and at least one (R183, R184)."""
    return [seat for seat, count in visible.items() if count == max(visible.values())]


def visible_on(stage: Stage, numbers: list[int]) -> Counter[int]:
    """R182, R264: the players' visible discs on these notes."""
    tops = [stage.stacks[number][-1] for number in numbers if stage.stacks[number]]
    return Counter(top for top in tops if top != BLACK)


def score_sheet(stage: Stage, sheet: int) -> None:
    """R181–R185."""
    mine = [number for number, note in stage.score.notes.items() if note.sheet == sheet]
    steps: Counter[tuple[int, str]] = Counter()
    for number in mine:
        note = stage.score.notes[number]
        for seat in visible_on(stage, [number]):
            if note.accidental is not None:
                steps[seat, note.accidental] += 1
            if note.type == "semibreve":
                steps[seat, "semibreve"] += 1
    for zone in ("blue", "orange", "green"):
        in_zone = [number for number in mine if stage.score.notes[number].zone == zone]
        for seat in leaders(visible_on(stage, in_zone)):
            steps[seat, zone] += 1
    for (seat, track), count in steps.items():
        place = TRACKS.index(track)
        stage.cubes[seat][place] = min(stage.cubes[seat][place] + count, len(VALUES[place]) - 1)  # R265
    for seat in leaders(visible_on(stage, mine)):
        stage.points[seat][codes.FROM_SHEETS] += SHEET_PRIZE


def totals(stage: Stage) -> list[int]:
    """R186–R188, R178: points by seat at the end."""
    found = [sum(points) for points in stage.points]
    for voice, prize in enumerate(VOICE_PRIZES):
        line = [number for number, note in stage.score.notes.items() if note.voice == voice]
        for seat in leaders(visible_on(stage, line)):
            found[seat] += prize
    for seat in range(stage.seats):
        found[seat] += sum(stage.tokens[seat])
        found[seat] += sum(values[cube] for values, cube in zip(VALUES, stage.cubes[seat], strict=True))
    return found


def places(stage: Stage) -> list[int]:
    """R191, R192: of equals the first clockwise from the First Player token."""
    points = totals(stage)
    order = sorted(range(stage.seats), key=lambda seat: (-points[seat], (seat - stage.first) % stage.seats))
    return [order.index(seat) + 1 for seat in range(stage.seats)]
