"""What a viewer does not notice changes nothing of what he would be told, though people act and take back at random."""

import random

import pytest

import podium
from podium.core.game import game
from podium.server import protocol as say
from podium.server.header import TableHeader, new_table_id
from podium.server.room import Room, Sender

STEPS = 150


def parts(room: Room) -> list[object]:
    """What each seat would be told: its choices, and whether it may take back."""
    return [(room.codes[seat], room.may_undo(seat)) for seat in range(room.seats)]


@pytest.mark.compiled
@pytest.mark.parametrize("slug", podium.slugs())
@pytest.mark.parametrize("seed", range(110, 120))
def test_what_is_not_noticed_changes_nothing(slug: str, seed: int) -> None:
    dice, found = random.Random(seed), game(slug)
    people = [Sender(f"p{i}", f"Player {i}") for i in range(dice.choice(list(found.seats)))]
    room = Room(
        TableHeader(
            id=new_table_id(), game=slug, game_version=found.version, options={}, seats=len(people),
            seed=f"{seed:064x}", created=0.0,
        )
    )  # fmt: skip

    def carry_out(sender: Sender, message: say.ClientMessage, now: float) -> None:
        for entry in room.decide(sender, message, now):
            before = parts(room)
            room.apply(entry)
            for viewer, (had, has) in enumerate(zip(before, parts(room), strict=True)):
                assert entry.seen >> viewer & 1 or had == has, f"{entry.fact} changed {had} to {has} for seat {viewer}"

    for seat, person in enumerate(people):
        carry_out(person, say.Join(id="join", seat=seat), 0.0)
    for step in range(STEPS):
        if room.is_over:
            return
        able = [seat for seat in range(room.seats) if room.may_undo(seat)]
        if able and dice.random() < 0.15:
            carry_out(people[dice.choice(able)], say.Undo(id=f"undo {step}"), float(step))
        else:
            seat = dice.choice(room.pending)
            act = say.Act(id=f"act {step}", based_on=room.numbers[seat], action=dice.choice(room.codes[seat]))
            carry_out(people[seat], act, float(step))
