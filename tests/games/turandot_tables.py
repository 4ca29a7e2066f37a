"""Operas, bids and rounds that the tests of Turandot's rules share."""

import numpy as np

from podium import Match
from podium.core.errors import IllegalAction
from podium.games.turandot import reason, rules, table

SEATS = range(2, 6)


def opera(seats: int = 4, *, first: int = 0, casting: bool = False, seed: int | str = 1) -> Match:
    options = {"first_puccini": first, "automatic_casting": casting}
    return Match.new("turandot", seats=seats, options=options, seed=seed)


def lay(match: Match, seat: int, text: str) -> Match:
    """Both halves of a bid: '3', '3 money 2', '3 money 2 bluff', 'money', 'money bluff'."""
    number, _, rest = text.removesuffix("bluff").strip().partition(" ")
    money = "1" if number == "money" else rest.removeprefix("money ") or "no"
    match.play(seat, "money alone" if number == "money" else f"number {number}")
    match.play(seat, f"{money} money{' bluff' if text.endswith('bluff') else ''}")
    return match


def may_lay(match: Match, seat: int, text: str) -> bool:
    """Whether both halves of a bid are legal."""
    try:
        return bool(lay(match.at(len(match.log)), seat, text))
    except IllegalAction:
        return False


def bid(match: Match, *bids: str) -> Match:
    """Every seat lays its cards, in order of seats."""
    for seat, text in enumerate(bids):
        lay(match, seat, text)
    return match


def fates(match: Match) -> list[str | None]:
    return [player.shown.fate if player.shown else None for player in match.view().players]


def money(match: Match) -> list[int]:
    return [player.money for player in match.view().players]


def sizes(match: Match) -> list[int]:
    return [len(player.troupe.singers) for player in match.view().players]


def finish_round(match: Match) -> Match:
    """Hand out stand-ins and eliminate a director, taking the first choice each time."""
    number = match.view().round
    while match.view().round == number and match.view().phase not in ("audition", "casting", "over"):
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[0])
    return match


def play_round(match: Match, *bids: str) -> Match:
    return finish_round(bid(match, *(bids or [str(seat + 1) for seat in range(match.seats)])))


def to_round(match: Match, number: int) -> Match:
    while match.view().round < number:
        play_round(match)
    return match


def to_casting(match: Match) -> Match:
    while match.view().phase not in ("casting", "over"):
        play_round(match)
    return match


def troupe(match: Match, seat: int, *keys: str, director: str | None = None, stage: int = 0) -> None:
    """Give a seat a whole troupe, in a casting phase."""
    state = match._states[-1]
    singers, directors = match.box.printed.singer_keys, match.box.printed.director_keys
    state.troupe[seat, :] = [singers.index(key) for key in keys]
    state.troupe_size[seat] = 6
    state.director[seat] = -1 if director is None else directors.index(director)
    if seat < 5:
        state.stage[seat] = stage


def cards(match: Match, **wanted: object) -> list[str]:
    """Singers with these properties, in the order of the box."""
    found = match.box.printed.singers.cards.items()
    return [key for key, singer in found if all(getattr(singer, name) == value for name, value in wanted.items())]


def plain_six(match: Match) -> list[str]:
    """Two women and four men without a favourite, so that nothing but stars counts."""
    women = [*cards(match, sex="woman", favourite=None)][:2]
    men = [*cards(match, sex="man", favourite=None)][:4]
    return [women[0], men[0], women[1], *men[1:]]


def end(match: Match) -> Match:
    """Everybody casts in the order of his troupe."""
    while not match.is_over:
        seat = match.pending[0]
        match.play(seat, next(text for text in match.legal(seat).texts if text.startswith("cast ")))
    return match


def final_points(order: list[str], director: str | None = None, stage: int = 0, seats: int = 3) -> int:
    """The points of seat 0 with these singers in roles 1 to 6."""
    match = to_casting(opera(seats, first=1))
    troupe(match, 0, *order, director=director, stage=stage)
    outcome = end(match).outcome
    assert outcome is not None
    return outcome.scores[0]


def stars(order: list[str]) -> int:
    singers = opera().box.printed.singers.cards
    return sum(singers[key].stars for key in order)


def places(match: Match, totals: list[int], star_counts: list[int], dummy: int = -100) -> tuple[list[int], str]:
    """The places of a finished game with these points and stars."""
    state = match.state
    stars_by = [1, 2, 3]
    for seat, count in enumerate(star_counts):
        kinds = [min(3, max(1, count - 5 + i)) for i in range(6)]
        while sum(kinds) != count:
            i = next(i for i, kind in enumerate(kinds) if (kind < 3 if sum(kinds) < count else kind > 1))
            kinds[i] += 1 if sum(kinds) < count else -1
        keys = match.box.printed.singer_keys
        pools = {n: [keys.index(key) for key in cards(match, stars=n)] for n in stars_by}
        state.troupe[seat, :] = [pools[kind][i] for i, kind in enumerate(kinds)]
    state.final_points[: len(totals)] = totals
    state.final_points[table.DUMMY] = dummy
    out = np.zeros(5, np.int32)
    rules.score(match.box.record, state, out)
    rules.rank(match.box.record, state, out)
    return [int(place) for place in out[: match.seats]], reason(match.box, state)
