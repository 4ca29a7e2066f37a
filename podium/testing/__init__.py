"""The contract as checks, for anybody who adds a game: `check_game(game)`.

    from podium.testing import check_game
    check_game("symphonimo", games=1000)

It plays random games at every number of seats and with every set of options, and raises
AssertionError with one sentence at the first promise that is not kept.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import numpy as np

from podium.core import chance, record
from podium.core.errors import BadOption
from podium.core.game import Game, GameOptions, game, rules_module
from podium.core.kernel import bind
from podium.core.match import Match, legal_of
from podium.core.phrases import LANGUAGES, Phrasebook


def option_sets(of: Game, seats: int, extra: Sequence[dict[str, Any]] = ()) -> list[GameOptions]:
    """Every combination of the options that are yes-or-no or a choice of words, and `extra` ones."""
    choices: dict[str, list[Any]] = {}
    for name, kind in get_type_hints(of.options).items():
        if kind is bool:
            choices[name] = [False, True]
        elif get_origin(kind) is Literal:
            choices[name] = list(get_args(kind))
    plain = [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]
    return [made for given in [*plain, *extra] if (made := _valid(of, given, seats)) is not None]


def _valid(of: Game, given: dict[str, Any], seats: int) -> GameOptions | None:
    try:
        return of.make_options(given, seats)
    except BadOption:
        return None  # this combination needs more than a choice of words, or more seats


def soak(of: Game, seats: int, options: GameOptions, games: int, seed: int | str = 0) -> int:
    """Compiled random games with every kernel's promise checked at every step; returns the decisions."""
    checks = bind(Path(__file__).parent / "soak.py", rules_module(of))
    states = np.zeros(checks.ROWS, of.rules.State)
    raw = states.view(np.uint8).reshape(checks.ROWS, -1)
    low, high = of.score_bounds(of.box)
    generator = chance.expand(chance.seed_bytes(seed), 1, "soak")
    packed = of.pack_options(options, seats)
    fault, decisions = checks.soak(of.box.record, packed, seats, games, generator, states, raw, low, high)
    assert fault == checks.FINE, (
        f"{of.title}, {seats} seats, {options}: {checks.FAULTS[fault]} (after {decisions} decisions)"
    )
    return int(decisions)


def random_match(of: Game, seats: int, options: GameOptions, seed: int | str) -> Iterator[Match]:
    """A random game, yielded before every move and at the end."""
    match = Match.new(of, seats=seats, options=options, seed=seed)
    picks = np.random.default_rng(list(chance.seed_bytes(f"{seed} picks")))
    while not match.is_over:
        yield match
        seat = match.pending[picks.integers(len(match.pending))]
        legal = match.legal(seat)
        match.play(seat, legal[picks.integers(len(legal))])
    yield match


def check_match(of: Game, seats: int, options: GameOptions, seed: int | str, *, every: int = 1) -> None:
    """One random game through the public layer: texts, views, stories, records, copies.

    Before one move of `every` all seats' views are compared with those of a redeal, which takes longest.
    """
    books = [Phrasebook(language, of.folder) for language in LANGUAGES]
    names = [f"Player {seat}" for seat in range(seats)]
    where = f"{of.title}, {seats} seats, {options}, seed {seed!r}"
    past: list[tuple[Any, bytes]] = []
    final = None
    for match in random_match(of, seats, options, seed):
        final, state = match, match.state
        past.append((match._states[-1], state.tobytes()))
        for seat in range(seats):
            legal = match.legal(seat)
            for action, text in zip(legal, legal.texts, strict=True):
                assert of.parse_action(match.box, text) == action, f"{where}: {text!r} does not parse back"
                message = of.action_message(match.box, state, seat, action)
                for book in books:
                    assert book.say(message, names), f"{where}: {text!r} has no words in {book.language}"
        if len(match.log) % every == 0:
            check_secrecy(match, f"{seed} {len(match.log)}", where)
    assert final is not None
    assert final.outcome is not None, f"{where}: a game that is over has no outcome"
    for viewer in (None, *range(seats)):
        for message in final.story(viewer):
            for book in books:
                assert book.say(message, names), f"{where}: {message.key} has no words in {book.language}"
    for kept, copy in past:
        assert kept.tobytes() == copy, f"{where}: a later move changed an earlier state"
    text = record.dump(record.record_of(final, names))
    again = record.replay(record.parse(text))
    assert again.state.tobytes() == final.state.tobytes(), f"{where}: the record replays to another state"
    record.verify(text)


def check_secrecy(match: Match, seed: int | str, where: str = "") -> None:
    """No seat, and no spectator, can tell the state from a redeal for that seat."""
    for seat in range(match.seats):
        state = match.state
        words = chance.expand(chance.seed_bytes(seed), match.game.rules.ENTROPY_WORDS, "redeal")
        match.game.rules.redeal(match.box.record, state, seat, words)
        match.game.rules.surmise(match.box.record, state, seat, words)
        for viewer in (seat, None):
            real = msgspec.json.encode(match.view(viewer))
            redealt = msgspec.json.encode(match.game.view(match.box, state, viewer))
            assert real == redealt, f"{where}: a redeal for seat {seat} changes the view of {viewer}"
        assert match.legal(seat) == legal_of(match.game, match.box, state, seat), (
            f"{where}: a redeal for seat {seat} changes its legal actions"
        )


def check_game(
    which: str | Game, *, games: int = 200, matches: int = 2, extra: Sequence[dict[str, Any]] = (), seed: int = 0
) -> int:
    """Check the whole contract at every number of seats and set of options; returns the decisions."""
    of = game(which)
    decisions = 0
    for seats in of.seats:
        for number, options in enumerate(option_sets(of, seats, extra)):
            decisions += soak(of, seats, options, games, f"{seed} {seats} {number}")
            for i in range(matches):
                check_match(of, seats, options, f"{seed} {seats} {number} {i}")
    return decisions
