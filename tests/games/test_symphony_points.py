"""Points and tokens of Symphony: rules 151–192, 264 and 265 of RULES.md."""

import numpy as np
import pytest

from podium.core.kernel import Record
from podium.games.symphony import GAME, rules, scoring, table
from tests.games.symphony_tables import (
    concert,
    discs,
    lay_sheets,
    may,
    notes,
    play,
    play_first,
    playing,
    points,
    put,
    stack,
    symphony,
    texts,
    tokens,
    unit,
)
from tests.support import rule


@rule("symphony", 151, 163)
@pytest.mark.parametrize(("name", "gained"), [("1-1-1", 3), ("1-2-1", 2), ("1-3-1", 1)])
def test_points_by_voice_at_once(name: str, gained: int) -> None:
    match = concert({"A2": ("oboe", 0), "A3": ("oboe", 1)})
    offered = {found.note: found.points for found in match.view().playable}
    play(match, f"note {name}")
    assert points(match) == [gained, 0, 0]
    assert offered[name] == gained


@rule("symphony", 152, 153)
def test_overwriting_and_tuplet_power_score_one() -> None:
    match = play(concert({"A2": ("tuba", 0)}, discs={"1-1-1": (1,)}), "note 1-1-1")
    assert points(match)[0] == 1
    match = play(concert({"A2": ("oboe", 0)}, discs={"1-3-6": (0,), "1-3-7": (1,)}), "note 1-3-7")
    assert points(match)[0] == 1
    strong = play(concert({"A2": ("bass-tuba", 0)}, discs={"1-1-1": (2, 1)}), "note 1-1-1")
    assert points(strong)[0] == 1
    top = concert({"A2": ("oboe", 0)}, sheets="ABC", side=1, discs={"1-1-4": (0,), "1-1-5": (1,)})
    assert points(play(top, "note 1-1-5"))[0] == 1  # on the first voice too


@rule("symphony", 154)
def test_absolute_discs_score_nothing() -> None:
    match = concert({"A2": ("celesta", 0)}, placed="A2")
    play(match, "note 1-3-1")
    assert points(match)[0] == 1
    play(match, "note 1-1-1", "note 1-1-2", "note 1-1-3")
    assert points(match)[0] == 1


@rule("symphony", 155)
def test_black_discs_score_nothing() -> None:
    match = concert({"A2": ("trumpet", 0)})
    assert {found.points for found in match.view().playable} == {0}
    assert points(play(match, "note 1-1-1")) == [0, 0, 0]


@rule("symphony", 156)
def test_virtuosity_for_every_own_disc() -> None:
    assert points(play(concert({"A2": ("violin", 0)}, locked="A2"), "note 1-1-1"))[0] == 4
    assert points(play(concert({"A2": ("violin", 0)}, placed="A2"), "note 1-1-1"))[0] == 5
    assert points(play(concert({"A2": ("clavichord", 0)}, locked="A2"), "note 1-3-1"))[0] == 3
    for seats, bonus in ((4, 1), (5, 2)):
        match = concert({"A2": ("viola", 0)}, seats=seats, concertmaster=1)
        assert points(play(match.at(0), "disc own", "note 1-3-1"))[1] == 1 + bonus
        assert points(play(match.at(0), "disc black", "note 1-3-1"))[1] == 0


@rule("symphony", 157)
def test_virtuosity_on_overwriting_discs() -> None:
    match = concert({"A2": ("violin", 0)}, locked="A2", tokens={0: "overwriting"}, discs={"1-1-1": (1,)})
    assert points(play(match, "token overwriting", "note 1-1-1"))[0] == 1 + 1


@rule("symphony", 158)
def test_virtuosity_on_coda_discs() -> None:
    match = concert({"A2": ("celesta", 0)}, placed="A2", tokens={0: "virtuosity"})
    play(match, "note 1-3-1", "token virtuosity", "note 1-1-1", "note 1-1-2")
    assert points(match)[0] == 1 + 1 + 1


@rule("symphony", 159)
def test_a_virtuosity_token_adds_to_what_is_printed() -> None:
    match = concert({"A2": ("violin", 0)}, placed="A2", tokens={0: "virtuosity"})
    assert unit(play(match, "token virtuosity"), "A2").virtuosity == [3]
    assert points(play(match, "note 1-3-1"))[0] == 1 + 3


@rule("symphony", 160)
@pytest.mark.parametrize(("card", "gained"), [("celesta", 6), ("trombone", 4), ("viola", 2)])
def test_a_clef_token_pays_two_a_clef(card: str, gained: int) -> None:
    match = play(concert({"A2": (card, 0)}, tokens={0: "clef"}), "token clef")
    assert points(match)[0] == gained
    solo = play(concert({"A2": (card, 0)}, concertmaster=1, tokens={1: "clef"}), "token clef")
    assert points(solo)[1] == 4


# Tokens


@rule("symphony", 164, 165)
def test_prolonged_brings_a_disc_of_either_colour() -> None:
    start = concert({"A2": ("cor-anglais", 0)}, locked="A2", tokens={0: "prolonged"})
    ways = {text for text in texts(start) if text.startswith("prolong")}
    assert ways == {"prolong own left", "prolong black left", "prolong own space"}
    own = play(start.at(0), "prolong own left")
    assert discs(own, "A2") == [0, 0, 0]
    assert may(own, "note 1-1-5")  # with the abilities of its instrument
    assert discs(play(own, "note 1-1-5"), "A2") == [0, 0]
    black = play(start.at(0), "prolong black left", "note 1-1-5")
    assert stack(black, "1-1-5") == ["black"]
    space = play(start.at(0), "prolong own space", "note 1-1-1")
    assert discs(space, "A2") == [0, 0]
    protected = play(concert({"A2": ("gong", 0)}, tokens={0: "prolonged"}), "prolong own left", "note 1-1-1")
    assert stack(protected, "1-1-1") == ["black", 0]


@rule("symphony", 167)
def test_flat_sharp_gives_both_for_black_discs_too() -> None:
    match = concert({"A2": ("trumpet", 0)}, tokens={0: "flat-sharp"})
    play(match, "token flat-sharp")
    assert {"1-3-3", "1-3-4", "1-1-5"} <= set(notes(match))
    play(match, "note 1-3-3")
    assert {"1-3-4", "1-1-5"} <= set(notes(match))
    solo = play(concert({"A2": ("viola", 0)}, concertmaster=1, tokens={1: "flat-sharp"}), "token flat-sharp")
    assert may(play(solo, "disc black"), "note 1-3-3")


@rule("symphony", 168)
def test_chaining_is_refused_at_the_concertmaster() -> None:
    match = concert({"A2": ("viola", 1)}, concertmaster=1, tokens={1: "chaining"})
    assert playing(match) == "concertmaster"
    assert not may(match, "token chaining")
    assert may(play_first(match, 2), "token chaining")


@rule("symphony", 169)
def test_a_protection_token_is_for_the_remaining_discs() -> None:
    match = concert({"A2": ("viola", 0)}, locked="A2", tokens={0: "protection"})
    play(match, "note 1-1-1", "token protection")
    assert [space.on_black for space in unit(match, "A2").spaces if space.disc is not None] == [True]
    play(match, "note 1-1-2")
    assert (stack(match, "1-1-1"), stack(match, "1-1-2")) == ([0], ["black", 0])
    brass = concert({"A2": ("trumpet", 0)}, tokens={0: "protection"})
    assert stack(play(brass, "token protection", "note 1-1-1"), "1-1-1") == ["black"]


@rule("symphony", 170, 171)
def test_overwriting_is_refused_with_more_than_two_own_discs() -> None:
    three = concert({"A2": ("viola", 0)}, placed="A2", tokens={0: "overwriting"})
    assert not may(three, "token overwriting")
    assert may(play_first(three), "token overwriting")
    black = concert({"A2": ("kettledrums", 0)}, placed="A2", tokens={0: "overwriting"})
    assert len(discs(black, "A2")) == 4
    assert may(black, "token overwriting")
    absolute = concert({"A2": ("tom-tom-drum", 0)}, placed="A2", tokens={0: "overwriting"})
    assert may(absolute, "token overwriting")


@rule("symphony", 172)
def test_overwriting_does_not_serve_black_or_absolute_discs() -> None:
    match = concert({"A2": ("trumpet", 0)}, locked="A2", tokens={0: "overwriting"}, discs={"1-1-1": (1,)})
    play(match, "token overwriting")
    assert not may(match, "note 1-1-1")
    assert may(play(match, "note 1-1-2"), "note 1-1-1")
    coda = concert({"A2": ("celesta", 0)}, placed="A2", tokens={0: "overwriting"}, discs={"1-1-1": (1,)})
    assert may(play(coda, "token overwriting"), "note 1-1-1")
    play(coda, "note 1-1-2")
    assert coda.view().phase == "coda"
    assert not may(coda, "note 1-1-1")


@rule("symphony", 173, 174)
def test_eclectic_unlocks_everything_in_row_one_too() -> None:
    match = concert({"A1": ("trombone", 0)}, tokens={0: "eclectic"})
    play(match, "token eclectic")
    assert unit(match, "A1").is_placed
    assert discs(match, "A1") == ["black", 0, 0]
    horn = play(concert({"A1": ("vibraphone", 0)}, tokens={0: "eclectic"}), "token eclectic")
    assert may(horn, "note 1-3-3")
    assert discs(horn, "A1") == [0, 0, 0]
    late = concert({"A1": ("euphonium", 0)}, tokens={0: "eclectic"})
    play(late, "note 1-1-1", "token eclectic")
    assert discs(late, "A1") == ["black", 0]
    stacked = play(concert({"A1": ("tom-tom-drum", 0)}, tokens={0: "eclectic"}), "token eclectic")
    assert unit(stacked, "A1").absolute == 3


@rule("symphony", 175)
def test_eclectic_is_refused_on_cards_without_dots() -> None:
    match = concert({"A2": ("viola", 1)}, concertmaster=1, tokens={1: "eclectic"})
    assert not may(match, "token eclectic")
    choir = concert({"A2": ("choir-sharp", (1, 1))}, tokens={1: "eclectic"})
    assert not may(choir, "token eclectic")


@rule("symphony", 176)
def test_eclectic_before_the_attack_unlocks_an_imminent() -> None:
    cards = {"A2": ("triangle", 0), "A3": ("viola", 1)}
    match = concert(cards, tokens={0: "eclectic"}, locked="A2", concertmaster=1)
    assert (match.view().phase, match.pending) == ("unlock", (0,))
    assert texts(match) == ("token eclectic", "stop")
    unlocked = play(match.at(0), "token eclectic")
    assert (unlocked.view().phase, playing(unlocked)) == ("attack", "A2")
    kept = play(match.at(0), "stop")
    assert playing(kept) == "concertmaster"
    assert tokens(kept, 0) == {"eclectic": 1}
    none = concert(cards, locked="A2", concertmaster=1)
    assert playing(none) == "concertmaster"


@rule("symphony", 178)
def test_an_unused_token_is_worth_one_at_the_end() -> None:
    match = concert({"A2": ("tuba", 0)}, tokens={0: "clef clef protection"})
    assert match.view().players[0].sources["tokens"] == 3
    while match.pending:
        play_first(match)
    assert match.view().players[0].sources["tokens"] == 3
    assert match.scores[0] == sum(match.view().players[0].sources.values())


# Midgame and endgame


def scored(sheet: int, piles: dict[str, tuple[int | str, ...]], seats: int = 3) -> Record:
    """The state after a sheet with these discs was scored, and no others."""
    match = symphony(seats)
    lay_sheets(match, "AAA")
    for name, pile in piles.items():
        put(match, f"{sheet + 1}-{name}", *pile)
    scoring.score_sheet(match.box.record, match._states[-1], sheet)
    return match._states[-1]


@rule("symphony", 179, 180)
def test_a_sheet_is_scored_after_the_second_fourth_and_fifth_movement() -> None:
    match = concert({f"{column}2": ("tuba", 0) for column in "ABCDE"}, sheets="ABC")
    booked = {}
    while match.pending:
        booked[match.view().movement] = match.view().players[0].sources["sheets"]
        play_first(match)
    assert booked == {"A": 0, "B": 0, "C": 6, "D": 6, "E": 12}
    assert match.view().players[0].sources["sheets"] == 18
    assert match.box.record.scores_sheet.tolist() == [-1, 0, -1, 1, 2]


@rule("symphony", 181, 182)
def test_steps_for_visible_discs_on_track_notes() -> None:
    state = scored(0, {"1-5": (0,), "3-4": (0, 1), "3-3": ("black", 0), "3-9": (1, "black"), "2-5": (2, 2)})
    assert state.cube[:3, :3].tolist() == [[1, 1, 0], [0, 1, 0], [0, 0, 1]]


@rule("symphony", 183, 184)
def test_zones() -> None:
    # On sheet A the green zone is notes 3 to 6 of voice 1, orange 5 to 8 of voice 3, blue 6 to 9 of voice 2.
    state = scored(0, {"1-3": (0,), "1-4": (0,), "1-6": (1,), "3-5": (1,), "3-6": (2,), "3-7": (0, "black")})
    assert state.cube[:3, 3:].tolist() == [[0, 0, 1], [0, 1, 0], [0, 1, 0]]


@rule("symphony", 185)
def test_the_prize_of_a_sheet() -> None:
    state = scored(1, {"1-1": (0,), "1-2": (0,), "2-1": (1,), "2-4": (2, 1), "3-1": (0, 2)})
    assert state.points[:3, table.FROM_SHEETS].tolist() == [6, 6, 0]
    assert scored(1, {}).points[:, table.FROM_SHEETS].sum() == 0


@rule("symphony", 186, 187)
def test_prizes_of_the_voices_over_all_sheets() -> None:
    match = symphony(3)
    lay_sheets(match, "AAA")
    for name, pile in {
        "1-1-1": (0,), "2-1-1": (0,), "3-1-1": (1,), "1-1-3": (1,),
        "1-2-1": (1,), "2-2-1": (2,), "3-2-1": (2,), "1-3-1": (0, 2), "2-3-1": ("black",),
    }.items():  # fmt: skip
        put(match, name, *pile)
    assert [player.sources["voices"] for player in match.view().players] == [3, 3, 6 + 9]


@rule("symphony", 188, 189, 190)
def test_values_of_the_tracks() -> None:
    match = symphony(3)
    tracks = GAME.box.printed.tracks
    assert tracks["flat"].values[:5] == tracks["sharp"].values[:5] == [0, 2, 6, 11, 17]
    for track in tracks.values():
        steps = np.diff(track.values)
        assert (steps > 0).all()
        assert (np.diff(steps) > 0).all()
    match._states[-1].cube[:3, :3] = [[0, 2, 3], [2, 2, 0], [4, 0, 0]]
    assert [player.sources["tracks"] for player in match.view().players] == [33, 12, 17]
    match._states[-1].cube[0, 3:] = [1, 2, 3]
    assert match.view().players[0].sources["tracks"] == 33 + 3 + 8 + 15


@rule("symphony", 191, 192)
def test_most_points_win_and_ties_go_clockwise_from_the_token() -> None:
    match = symphony(4)
    state = match._states[-1]
    state.phase = table.OVER
    state.points[:4, 0] = [20, 30, 30, 10]
    out = np.zeros(6, np.int32)
    for holder, places in ((0, [3, 1, 2, 4]), (2, [3, 2, 1, 4]), (3, [3, 1, 2, 4]), (1, [3, 1, 2, 4])):
        state.first = holder
        rules.score(match.box.record, state, out)
        rules.rank(match.box.record, state, out)
        assert out[:4].tolist() == places
    assert match.outcome is not None
    assert match.outcome.reason == "token"
    state.points[1, 0] = 31
    assert match.outcome.reason == "points"


@rule("symphony", 264)
def test_a_semibreve_of_two_own_discs_counts_once() -> None:
    state = scored(0, {"2-5": (0, 0), "1-1": (1,)})
    assert state.cube[0, 2] == 1
    assert state.points[:2, table.FROM_SHEETS].tolist() == [6, 6]


@rule("symphony", 265)
def test_a_cube_stays_on_the_last_space() -> None:
    match = symphony(3)
    lay_sheets(match, "AAA")
    match._states[-1].cube[0, :3] = [6, 6, 3]
    for name in ("1-1-5", "1-3-4", "1-3-3", "1-3-9"):
        put(match, name, 0)
    put(match, "1-2-5", 0, 0)
    scoring.score_sheet(match.box.record, match._states[-1], 0)
    assert match._states[-1].cube[0, :3].tolist() == [6, 6, 3]
