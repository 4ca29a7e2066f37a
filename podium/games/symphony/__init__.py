"""Symphony, by Angelo Tonin: seat an orchestra together, then play five movements on one score."""

from pathlib import Path

from podium.core.box import Box
from podium.core.game import Game
from podium.core.kernel import Record
from podium.games.symphony import rules, scoring, table
from podium.games.symphony.printed import SEATS, SymphonyBox, SymphonyOptions, pack_box, pack_options
from podium.games.symphony.text import action_message, action_name, describe, parse_action
from podium.games.symphony.view import view


def reason(box: Box, state: Record) -> str:
    """Why the winner won: by 'points', or by the First Player 'token' after a tie."""
    points = [int(scoring.points_of(box.record, state, seat)) for seat in range(int(state.seats))]
    return "token" if points.count(max(points)) > 1 else "points"


def score_bounds(box: Box) -> tuple[int, int]:
    """Nobody scores below 0, nor more than all notes, prizes, tokens and tracks together could bring."""
    prizes = box.printed.prizes
    discs = 5 * table.CHAIRS + 40
    best_note = max([*prizes.voices, prizes.overwriting, prizes.absolute]) + 2 * 9
    tracks = sum(track.values[-1] for track in box.printed.tracks.values())
    tokens = sum(box.printed.tokens.counts) * (prizes.unused_token + 3 * prizes.clef)
    majorities = table.SHEETS * prizes.sheet + sum(prizes.voice_majorities)
    return 0, discs * best_note + tracks + tokens + majorities


GAME = Game(
    slug="symphony",
    title="Symphony",
    designer="Angelo Tonin",
    version=1,
    seats=SEATS,
    folder=Path(__file__).parent,
    rules=rules,
    options=SymphonyOptions,
    printed=SymphonyBox,
    pack_box=pack_box,
    pack_options=pack_options,
    view=view,
    describe=describe,
    action_name=action_name,
    parse_action=parse_action,
    action_message=action_message,
    reason=reason,
    score_bounds=score_bounds,
)
