"""Game records: a finished or unfinished game as JSON that a person can read and anybody can check.

A record holds the deal's seed and the moves, nothing that could not be recomputed but the players'
names; `verify` recomputes all of it. The file has one exact form, so that a changed character, be
it a space, is noticed. An unfinished record holds the seed too: keep it from the players.
"""

import hashlib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from podium.core import chance
from podium.core.box import Box
from podium.core.errors import BadRecord, PodiumError
from podium.core.game import game
from podium.core.match import Match, Outcome

FORMAT = "podium game record"
VERSION = 1
MAX_BYTES = 4 * 1024 * 1024

# Printed boxes under the digests that they had while these also depended on how kernels keep a box.
FORMER_DIGESTS = {
    "533d79c5080c749a": "c7966ee825c4ce7b",  # Symphonimo
    "dfde99582dfc6bcf": "840ed2f395be26a9",  # Turandot
    "7d5d6d8d50830f7b": "67b371d44df5c9ad",  # Maestro: Ensemble
    "bb6a632e59106007": "7feb61f7ff652b63",  # Maestro: Symphony
    "0ba5d432248acc2b": "6f2965f25695100e",  # Symphony
}


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game, ready to be written."""

    format: str
    version: int
    game: str
    game_version: int
    seats: int
    players: list[str]
    options: dict[str, Any]
    box: str  # digest of the box
    box_text: str | None  # the box itself, if it is not the printed one
    commitment: str
    seed: str
    moves: list[str]  # "seat action", one a line
    outcome: Outcome | None
    taken_over: int | UnsetType = UNSET  # so many of the moves are another game's, from which this one was played on
    seal: str  # SHA-256 of all the rest

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {self.seats} seats, {len(self.moves)} moves>"


def record_of(match: Match, players: list[str] | None = None, taken_over: int | UnsetType = UNSET) -> Record:
    """The record of a match as it stands; one that was played on from another's says how many moves are from there."""
    names = players if players is not None else [f"Seat {seat}" for seat in range(match.seats)]
    if len(names) != match.seats:
        raise BadRecord(f"A record of {match.seats} seats names {match.seats} players; {len(names)} came.")
    is_printed = match.box.digest == match.game.box.digest
    unsealed = Record(
        format=FORMAT,
        version=VERSION,
        game=match.game.slug,
        game_version=match.game.version,
        seats=match.seats,
        players=list(names),
        options=msgspec.to_builtins(match.options),
        box=match.box.digest,
        box_text=None if is_printed else match.box.text,
        commitment=match.commitment,
        seed=match.seed.hex(),
        moves=[f"{move.seat} {match.game.action_name(match.box, move.action)}" for move in match.log],
        outcome=match.outcome,
        taken_over=taken_over,
        seal="",
    )
    return _sealed(unsealed)


def _sealed(record: Record) -> Record:
    unsealed = msgspec.structs.replace(record, seal="")
    return msgspec.structs.replace(record, seal=hashlib.sha256(dump(unsealed).encode()).hexdigest())


def dump(record: Record) -> str:
    """The one form in which a record is written."""
    return msgspec.json.format(msgspec.json.encode(record), indent=2).decode() + "\n"


def save(match: Match, path: Path, players: list[str] | None = None) -> Record:
    """Write a match to a file, whole or not at all."""
    made = record_of(match, players)
    partial = path.with_name(path.name + ".partial")
    try:
        partial.write_text(dump(made), encoding="utf-8", newline="\n")
        partial.replace(path)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise BadRecord(f"The record cannot be written to {path}: {error.strerror}.") from None
    return made


def parse(text: str | bytes) -> Record:
    """A record from its JSON; raises BadRecord if it is damaged or from another version."""
    if len(text) > MAX_BYTES:
        raise BadRecord(f"A record has at most {MAX_BYTES} bytes; this one has {len(text)}.")
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"This is not a game record: its JSON is damaged ({error}).") from None
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        found = raw.get("format") if isinstance(raw, dict) else raw
        raise BadRecord(f"This is not a game record: expected format {FORMAT!r}, got {found!r}.")
    if raw.get("version") != VERSION:
        raise BadRecord(f"This Podium reads records of version {VERSION}; this one has {raw.get('version')!r}.")
    try:
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"The record is damaged: {error}.") from None


def read(path: Path) -> Record:
    """A record from a file."""
    return parse(_bytes(path))


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadRecord(f"The record {path} cannot be read: {error.strerror}.") from None


def replay(record: Record) -> Match:
    """Deal and play a record again; raises BadRecord at the first thing that does not fit."""
    try:
        found = game(record.game)
        if record.game_version != found.version:
            raise BadRecord(
                f"The record is of {found.title} version {record.game_version}; this Podium plays {found.version}."
            )
        box: Box = found.box
        if record.box_text is not None:
            box = found.read_box(Path("the record's box"), record.box_text)
        if FORMER_DIGESTS.get(record.box, record.box) != box.digest:
            raise BadRecord(f"The record was played with the box {record.box}; the one at hand is {box.digest}.")
        if len(record.seed) != 2 * chance.SEED_BYTES:
            raise BadRecord(
                f"The record's seed should have {2 * chance.SEED_BYTES} hexadecimal digits; it has {len(record.seed)}."
            )
        try:
            seed = bytes.fromhex(record.seed)
        except ValueError:
            raise BadRecord(f"The record's seed should be hexadecimal; it is {record.seed!r}.") from None
        if record.commitment != chance.commitment(seed):
            raise BadRecord(
                "The commitment does not fit the seed: "
                f"expected {chance.commitment(seed)}, the record says {record.commitment}."
            )
        if len(record.players) != record.seats:
            raise BadRecord(f"The record names {len(record.players)} players for {record.seats} seats.")
        match = Match.new(found, seats=record.seats, options=record.options, seed=seed, box=box)
    except BadRecord:
        raise
    except PodiumError as error:
        raise BadRecord(f"The record cannot be dealt: {error}") from None
    for number, line in enumerate(record.moves, 1):
        seat, _, action = line.partition(" ")
        if not seat.isdecimal():
            raise BadRecord(f"Move {number} should begin with a seat; it is {line!r}.")
        try:
            match.play(int(seat), action)
        except PodiumError as error:
            raise BadRecord(f"Move {number}, {line!r}, cannot be played: {error}") from None
    return match


def verify(text: str | bytes, commitment: str | None = None) -> list[str]:
    """Recompute everything in a record. Returns what was checked; raises BadRecord with the reason.

    `commitment` is what was published before the deal, from anywhere but the record itself.
    """
    record = parse(text)
    match = replay(record)
    checked = [
        f"commitment: the seed hashes to {record.commitment}",
        f"deal: {match.game.title}, {record.seats} seats, box {record.box}",
        f"moves: all {len(record.moves)} are legal",
    ]
    if commitment is not None:
        if commitment != record.commitment:
            raise BadRecord(f"{commitment} was published before the deal; the record's is {record.commitment}.")
        checked.insert(1, "commitment: it is the one published before the deal")
    if record.outcome != match.outcome:
        raise BadRecord(f"The outcome should be {_told(match.outcome)}; the record says {_told(record.outcome)}.")
    checked.append(f"scores: {_told(match.outcome)}")
    if record.taken_over is not UNSET:
        if not 0 <= record.taken_over <= len(record.moves):
            raise BadRecord(
                f"{record.taken_over} moves should be another game's; there are {len(record.moves)} in all."
            )
        checked.append(f"played on: the first {record.taken_over} moves are another game's, from this deal")
    expected = record_of(match, record.players, record.taken_over)
    if record.box in FORMER_DIGESTS:  # it is the same box, as `replay` has found
        expected = _sealed(msgspec.structs.replace(expected, box=record.box))
    if record != expected:
        raise BadRecord("The seal does not fit: names, options or move texts were changed after the game.")
    given = text.encode() if isinstance(text, str) else text
    if given != dump(record).encode():
        raise BadRecord("The file is not in the form that Podium writes: something was changed after the game.")
    return [*checked, "seal: nothing was changed since it was written"]


def verify_file(path: Path, commitment: str | None = None) -> list[str]:
    """`verify` for a file."""
    return verify(_bytes(path), commitment)


def _told(outcome: Outcome | None) -> str:
    if outcome is None:
        return "that the game goes on"
    return f"points {list(outcome.scores)}, places {list(outcome.places)} by {outcome.reason}"
