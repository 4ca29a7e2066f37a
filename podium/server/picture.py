"""What one viewer sees of a game: view, choices and story, from his knowledge only.

Pictures are made of a state by the game's own functions and encoded once; equal bytes mean that
nothing changed for this viewer.
"""

from collections.abc import Sequence

import msgspec

from podium.core.box import Box
from podium.core.game import Game
from podium.core.kernel import Record
from podium.core.match import Match, legal_of
from podium.core.phrases import Message
from podium.server.protocol import Choice, encode

NO_VIEW = msgspec.Raw(b"null")
NO_CHOICES = msgspec.Raw(b"[]")


def view_of(game: Game, box: Box, state: Record, viewer: int | None) -> msgspec.Raw:
    """The view of a seat or (None) of a spectator, encoded."""
    return msgspec.Raw(encode(game.view(box, state, viewer)))


def codes_of(game: Game, box: Box, state: Record, seat: int) -> tuple[int, ...]:
    """The codes of what a seat may do."""
    return legal_of(game, box, state, seat).codes


def choices_of(game: Game, box: Box, state: Record, seat: int, codes: Sequence[int]) -> msgspec.Raw:
    """What a seat may do, with words, and whether each action would show something hidden; encoded."""
    if not codes:
        return NO_CHOICES
    made = []
    for code in codes:
        after = state.copy()
        game.rules.apply(box.record, after, seat, code)
        made.append(
            Choice(
                action=code,
                text=game.action_name(box, code),
                message=game.action_message(box, state, seat, code),
                reveals=bool(after.reveals != state.reveals),
            )
        )
    return msgspec.Raw(encode(made))


def last_told(match: Match, viewer: int | None, most: int) -> tuple[Message, ...]:
    """The last messages of the story, counted as this viewer hears them.

    Moves are not counted: how many there were may be more than he can know.
    """
    told: list[Message] = []
    upto = len(match.log)
    while upto and len(told) < most:
        first = max(0, upto - 8)
        told = match.at(upto).story(viewer, first) + told
        upto = first
    return tuple(told[-most:])
