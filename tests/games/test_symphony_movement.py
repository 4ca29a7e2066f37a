"""One whole movement of Symphony as a golden transcript, short enough to review.

It shows Imminent, the Concertmaster, a chain, a Semibreve, Protection, overwriting, tuplet power and the Coda.
Regenerate with  python -m tests.games.test_symphony_movement  and read the diff.
"""

from pathlib import Path

from podium import Match
from podium.core.phrases import Phrasebook
from tests.games.symphony_tables import concert, play
from tests.games.test_transcripts import written_actions

FILE = Path(__file__).parent.parent / "data" / "transcripts" / "symphony-movement.txt"
ACTIONS = [
    "token chaining", "note 2-1-1", "note 2-1-2", "note 2-1-3",  # the Euphonium, Imminent, chains three discs
    "disc own", "note 2-3-2",  # the Concertmaster finds a token on a Minim
    "note 2-2-5",  # both discs of the Piano on the Semibreve
    "note 2-3-4",  # Part 1 of the choir: Protection and Sharp
    "note 2-3-6",  # the Trombone's black disc
    "note 2-1-5",  # the Celesta plays Sharp
    "note 2-1-1",  # Part 2 of the choir overwrites
    "note 2-1-3",  # and so does the Trombone
    "note 2-2-9", "note 2-2-12", "note 2-2-10",  # three discs in one quadruplet
    "token clef", "note 2-2-12",  # Coda: tuplet power
    "note 2-3-3", "note 2-2-8",
]  # fmt: skip


def movement() -> Match:
    cards = {"C1": ("piano", 0), "C2": ("choir-sharp", (1, 2)), "C3": ("trombone", 1), "C4": ("celesta", 2)}
    return concert(
        {**cards, "C5": ("euphonium", 0)},
        column="C", placed="C3 C4 C5", locked="C1", concertmaster=1, tokens={0: "chaining", 2: "clef"}, sheets="CAB",
    )  # fmt: skip


def picture(match: Match) -> list[str]:
    """The sheet of the movement, voice by voice: every note with the discs on it, the visible one last."""
    lines = []
    for voice in match.view().sheets[1].voices:
        notes = []
        for note in voice:
            pile = "".join("x" if disc == "black" else str(disc) for disc in note.stack)
            notes.append(f"{note.name[4:]}{f'[{pile}]' if pile else ''}")
        lines.append("    " + " ".join(notes))
    return lines


def transcript(match: Match, actions: list[str]) -> str:
    """The movement in words, with the sheet before and after."""
    phrases, names = Phrasebook("en", match.game.folder), ["Red", "Blue", "Green"]
    lines = ["movement C of symphony: Red 0, Blue 1, Green 2, black x", *picture(match)]
    for number, action in enumerate(actions, 1):
        view = match.view()
        offered = {found.note: found.points for found in view.playable}
        who = f"{match.pending[0]} {action}"
        play(match, action)
        told = " ".join(phrases.say(message, names) for message in match.story(None, number - 1))
        lines.append(f"{number}. {who}  # {view.phase}, {view.playing}, {len(offered)} notes: {told}")
    lines += [*picture(match), f"    points {' '.join(map(str, match.scores))}"]
    return "\n".join(lines) + "\n"


def test_the_movement_still_goes_as_written() -> None:
    text = FILE.read_text(encoding="utf-8")
    actions = [action.partition(" ")[2] for action in written_actions(text)]
    assert actions == ACTIONS
    match = movement()
    assert transcript(match, actions) == text
    assert match.view().movement == "D"


if __name__ == "__main__":
    FILE.write_text(transcript(movement(), ACTIONS), encoding="utf-8")
