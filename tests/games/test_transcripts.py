"""Golden transcripts: one readable game per game and player count, replayed from its actions.

Regenerate with  python -m tests.games.test_transcripts [GAME …]  and read the diff.
"""

import sys
from pathlib import Path

import pytest

import podium
from podium import Match
from podium.bots import bot, decide
from podium.core.phrases import Phrasebook

DATA = Path(__file__).parent.parent / "data" / "transcripts"
VARIANTS: dict[str, dict[int, dict[str, object]]] = {
    "symphonimo": {
        2: {},
        3: {"false_note": True},
        4: {"grand_maestro": "all"},
        5: {"grand_maestro": "random", "false_note": True},
        6: {"grand_maestro": "all"},
    },
    "turandot": {
        2: {"first_puccini": 0},
        3: {"automatic_casting": True},
        4: {},
        5: {"automatic_casting": True},
    },
    "ensemble": {
        2: {"goal": 40},
        3: {"goal": 32, "exact_finish": True},
        4: {"goal": 32, "free_instruments": 1},
        5: {"goal": 24, "free_instruments": 2, "reduced_capital": True},
        6: {"goal": 24, "teasing": False, "extra_half": True},
    },
    "maestro": {
        2: {"goal": 80},
        3: {"goal": 60, "repeated_actions": True},
        4: {"goal": 60, "teams": 2},
        5: {"goal": 60, "free_instruments": 2},
        6: {"goal": 60, "teams": 3, "extra_half": True},
    },
    "symphony": {
        2: {"first_player": 0},
        3: {"orchestra": "preset"},
        4: {"score": "any"},
        5: {"orchestra": "preset", "score": "any"},
        6: {"first_row": "thematic"},
    },
}
EVERY = 12  # moves between two pictures of the table


def cases() -> list[tuple[str, int]]:
    return [(slug, seats) for slug in podium.slugs() for seats in podium.game(slug).seats]


def picture(match: Match) -> str:
    """The public view in a line or two."""
    return PICTURES[match.game.slug](match)


def picture_turandot(match: Match) -> str:
    view = match.view()
    purses = " | ".join(f"money {p.money} stage {p.stage} director {p.troupe.director}" for p in view.players)
    troupes = " | ".join(" ".join(p.troupe.singers) or "-" for p in view.players)
    row = " ".join(card or "-" for card in view.row)
    return f"    row {row}\n    {purses}\n    {troupes}  points {' '.join(map(str, match.scores))}"


def picture_symphonimo(match: Match) -> str:
    view = match.view()
    row = " | ".join(
        f"{c.conductor}{f' ({c.power})' if c.power else ''}: {' '.join(c.cards) or '-'}"
        + (f" [{c.holder}]" if c.holder is not None else "")
        for c in view.row
    )
    orchestras = " | ".join(" ".join(f"{k}×{n}" for k, n in o.musicians.items()) or "-" for o in view.orchestras)
    return f"    pile {view.pile}  row {row}\n    own {orchestras}  points {' '.join(map(str, match.scores))}"


def picture_concert(match: Match) -> str:
    view = match.view()
    row = " ".join((place or "-").partition("-")[2] or "-" for place in view.instruments.row)
    purses = " | ".join(f"money {p.money} minutes {p.minutes} sheets {p.sheets} saved {p.saved}" for p in view.players)
    orchestras = " | ".join(
        " ".join(
            f"{place.partition('-')[2]}×{n}" if n > 1 else place.partition("-")[2] for place, n in p.orchestra.items()
        )
        or "-"
        for p in view.players
    )
    points = f"  points {' '.join(map(str, match.scores))}" if match.game.slug == "maestro" else ""
    return f"    row {row}\n    {purses}{points}\n    {orchestras}"


def picture_symphony(match: Match) -> str:
    """Who leads what until the music begins; then what lies on the notes of the movement."""
    view = match.view()
    if view.movement is None:
        seats = [f"{u.place} {u.card}{[s for s in u.controllers if s is not None]}" for u in view.chairs if u.card]
        shown = " ".join(seats)
    else:
        notes = [note for sheet in view.sheets for voice in sheet.voices for note in voice if note.in_area]
        stacks = [f"{n.name}[{''.join('x' if d == 'black' else str(d) for d in n.stack)}]" for n in notes if n.stack]
        shown = f"{view.movement}: {' '.join(stacks)}"
    tokens = " | ".join(" ".join(f"{k}×{n}" for k, n in p.tokens.items() if n) or "-" for p in view.players)
    return f"    {shown}\n    tokens {tokens}  points {' '.join(map(str, match.scores))}"


PICTURES = {
    "symphonimo": picture_symphonimo,
    "turandot": picture_turandot,
    "ensemble": picture_concert,
    "maestro": picture_concert,
    "symphony": picture_symphony,
}


def transcript(match: Match, actions: list[str]) -> str:
    """A game in words, replayed from its actions, with the table shown now and then."""
    phrases = Phrasebook("en", match.game.folder)
    names = [f"seat {seat}" for seat in range(match.seats)]
    lines = [f"game: {match.game.slug} v{match.game.version}, {match.seats} seats, {match.options}"]
    for number, line in enumerate(actions, 1):
        seat, _, action = line.partition(" ")
        match.play(int(seat), action)
        told = " ".join(phrases.say(message, names) for message in match.story(None, number - 1))
        lines.append(f"{number}. {line}  # {told}")
        if number % EVERY == 0:
            lines.append(picture(match))
    lines += [picture(match), f"outcome: {match.outcome}"]
    return "\n".join(lines) + "\n"


def fresh(slug: str, seats: int) -> Match:
    return Match.new(slug, seats=seats, options=VARIANTS[slug][seats], seed=f"transcript {seats}")


def written_actions(text: str) -> list[str]:
    """The actions of a transcript: '12. 0 draw  # …' is '0 draw'."""
    rows = [line.partition("  # ")[0].partition(". ")[2] for line in text.splitlines() if line[:1].isdigit()]
    return [row for row in rows if row]


@pytest.mark.parametrize(("slug", "seats"), cases())
def test_the_game_still_goes_as_written(slug: str, seats: int) -> None:
    text = (DATA / f"{slug}-{seats}.txt").read_text(encoding="utf-8")
    assert transcript(fresh(slug, seats), written_actions(text)) == text
    assert len(text.splitlines()) < 400


def regenerate(*wanted: str) -> None:
    """Play each game anew by the greedy bot, with a random move now and then, and write it down."""
    for slug, seats in [case for case in cases() if not wanted or case[0] in wanted]:
        match = fresh(slug, seats)
        while not match.is_over:
            seat = match.pending[0]
            name = "random" if len(match.log) % 5 == 0 else "greedy"
            match.play(seat, decide(match, seat, bot(name), len(match.log)))
        actions = [f"{move.seat} {match.game.action_name(match.box, move.action)}" for move in match.log]
        text = transcript(fresh(slug, seats), actions)
        (DATA / f"{slug}-{seats}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    regenerate(*sys.argv[1:])
