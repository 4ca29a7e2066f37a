"""Rooms without sockets: what is accepted, what is refused, and what everybody hears of it."""

from typing import Any

import pytest

import podium
from podium.core import chance
from podium.core.record import dump, record_of, verify
from podium.server import entries as log
from podium.server import protocol as say
from podium.server.header import Bank, PerMove
from podium.server.protocol import Refused
from podium.server.room import BotActs, Follow, Missing, Restarted, Sweep, TimeUp
from podium.server.telling import HELD
from tests.server.rooms import PEOPLE, Sitting, essence, follow, header
from tests.support import LONG, sample

FEW = max(12, sample(60))  # random games, or steps of one


def two(slug: str = "symphonimo", **more: Any) -> Sitting:
    """Ada and Bob at a table for two, dealt."""
    return Sitting(header(slug, 2, **more)).join("ada", "bob")


def turn(sitting: Sitting) -> tuple[str, str]:
    """The name of who is to act, and of the other."""
    first = sitting.room.pending[0]
    names = [place.name for place in sitting.room.places]
    return names[first], names[1 - first]


def refused(code: str, sitting: Sitting, who: str, message: say.ClientMessage | Follow) -> str:
    """That a message is refused with this code and changes nothing; returns the sentence."""
    before = essence(sitting.room)
    with pytest.raises(Refused) as refusal:
        sitting.says(who, message)
    assert refusal.value.code == code
    assert refusal.value.sentence.endswith((".", "!"))
    assert essence(sitting.room) == before
    return refusal.value.sentence


# Sitting down


def test_the_cards_are_dealt_when_everybody_sits() -> None:
    sitting = Sitting(header(seats=3)).join("ada")
    assert sitting.room.status == "waiting"
    assert sitting.snapshot(3)["view"] is None
    sitting.says("ada", say.SeatBot(id="b", seat=2, level="greedy"))
    sitting.says("bob", say.Join(id="j", seat=1))
    assert sitting.room.status == "playing"
    assert [place["kind"] for place in sitting.snapshot(3)["table"]["seats"]] == ["person", "person", "bot"]
    assert sitting.heard[3][-1]["what"] == "started"
    assert sitting.heard[3][-1]["view"] == sitting.snapshot(3)["view"] is not None


def test_the_commitment_is_shown_before_the_deal_and_the_seed_never() -> None:
    sitting = Sitting().join("ada")
    facts = sitting.snapshot(0)["facts"]
    sitting.join("bob")
    assert facts["commitment"] == sitting.room.match.commitment  # type: ignore[union-attr]
    assert sitting.room.header.seed not in str(sitting.snapshot(0))


def test_joining_is_refused() -> None:
    sitting = Sitting(header(seats=3)).join("ada")
    refused("already_seated", sitting, "ada", say.Join(id="x", seat=1))
    refused("seat_taken", sitting, "bob", say.Join(id="x", seat=0))
    refused("no_seat", sitting, "bob", say.Join(id="x", seat=3))
    sitting.join("bob", "cleo")
    refused("not_waiting", sitting, "dan", say.Join(id="x"))


def test_leaving_before_the_deal_frees_the_seat_and_an_empty_table_is_given_up() -> None:
    sitting = Sitting(header(seats=3)).join("ada", "bob")
    sitting.says("ada", say.Leave(id="l"))
    assert sitting.room.places[0].kind == "free"
    sitting.says("bob", say.SeatBot(id="s", seat=0, level="random"))  # who is left has the creator's rights
    sitting.says("bob", say.Leave(id="l"))
    assert sitting.room.status == "abandoned"


def test_bots_are_seated_and_sent_away_by_the_creator_before_the_deal() -> None:
    sitting = Sitting(header(seats=3)).join("ada", "bob")
    refused("not_creator", sitting, "bob", say.SeatBot(id="x", seat=2, level="greedy"))
    refused("no_such_bot", sitting, "ada", say.SeatBot(id="x", seat=2, level="maestro@9999999ms"))
    refused("seat_taken", sitting, "ada", say.SeatBot(id="x", seat=1, level="greedy"))
    refused("seat_taken", sitting, "ada", say.SeatBot(id="x", seat=2))
    refused("no_seat", sitting, "ada", say.SeatBot(id="x", seat=7, level="greedy"))
    refused("not_creator", sitting, "bob", say.Start(id="x"))
    sitting.says("bob", say.Leave(id="l"))
    sitting.says("ada", say.SeatBot(id="b", seat=2, level="greedy"))
    sitting.says("ada", say.SeatBot(id="c", seat=2))
    assert sitting.room.places[2].kind == "free"
    sitting.says("ada", say.Start(id="s"))
    assert [place.level for place in sitting.room.places] == [None, "musician", "musician"]
    refused("not_waiting", sitting, "ada", say.SeatBot(id="x", seat=2))


def test_a_table_nobody_came_to_is_swept_and_one_that_has_begun_is_not() -> None:
    waiting, playing = Sitting().join("ada"), two()
    waiting.house(Sweep())
    assert waiting.room.status == "abandoned"
    assert playing.house(Sweep()) == []


# Playing


def test_only_the_seat_whose_turn_it_is_acts() -> None:
    sitting = two()
    first, second = turn(sitting)
    number = sitting.room.numbers[0]
    refused("not_your_turn", sitting, second, say.Act(id="x", based_on=number, action="draw"))
    refused("not_seated", sitting, "eve", say.Act(id="x", based_on=number, action="draw"))
    refused("bad_action", sitting, first, say.Act(id="x", based_on=number, action="dance"))
    refused("bad_action", sitting, first, say.Act(id="x", based_on=number, action=-1))
    refused("bad_action", sitting, first, say.Act(id="x", based_on=number, action=10**30))
    assert "draw" in refused("illegal", sitting, first, say.Act(id="x", based_on=number, action="place 1"))
    refused("stale", sitting, first, say.Act(id="x", based_on=number - 1, action="draw"))
    refused("stale", sitting, first, say.Act(id="x", based_on=number + 1, action="draw"))
    sitting.act(first, "draw")
    assert sitting.room.match.log  # type: ignore[union-attr]


def test_before_the_deal_and_after_the_end_nobody_acts() -> None:
    sitting = Sitting().join("ada")
    refused("not_playing", sitting, "ada", say.Act(id="x", based_on=1, action="draw"))
    refused("not_playing", sitting, "ada", say.Undo(id="x"))
    refused("not_playing", sitting, "ada", say.End(id="x"))
    refused("not_over", sitting, "ada", Follow("x", "t"))
    sitting.join("bob").play_on(1000)
    assert sitting.room.status == "over"
    for message in (say.Act(id="x", based_on=1, action="draw"), say.Undo(id="x"), say.Leave(id="x")):
        refused("not_playing", sitting, "ada", message)


def test_an_id_takes_effect_once_also_after_a_restart() -> None:
    sitting = two()
    first, _ = turn(sitting)
    sitting.act(first, "draw", "same")
    number, sender = sitting.room.answer(PEOPLE[first], "same"), PEOPLE[first]
    assert number == sitting.room.numbers[sitting.room.seat_of(sender.person)]  # type: ignore[index]
    assert sitting.act(first, "draw", "same") == []
    assert sitting.rebuilt().answer(sender, "same") == number
    assert sitting.rebuilt().answer(PEOPLE["eve"], "same") is None


def test_a_choice_put_to_a_seat_stays_good_while_others_act_in_secret() -> None:
    sitting = two("turandot")
    number = sitting.room.numbers[1]
    sitting.act("ada", "number 1")
    sitting.act("ada", "no money")
    assert sitting.room.numbers[1] == number + 1  # that a bid was laid, not that it took two steps
    sitting.says("bob", say.Act(id="b", based_on=number, action="number 2"))
    refused("stale", sitting, "bob", say.Act(id="c", based_on=number, action="no money"))


@pytest.mark.parametrize("slug", podium.slugs())
def test_events_lead_from_any_snapshot_to_what_is_so(slug: str) -> None:
    """A client that has an old snapshot and every event since has what a new one would be told."""
    sitting = Sitting(header(slug, 3)).join("ada", "bob")
    starts = {viewer: [sitting.snapshot(viewer)] for viewer in range(4)}
    heard = {viewer: [len(sitting.heard[viewer])] for viewer in range(4)}
    sitting.join("cleo")
    for _ in range(FEW if slug in LONG else 4 * FEW):
        if not sitting.room.pending:
            break
        sitting.play_on(1, seed=sitting.room.length)
        for viewer in range(4):
            starts[viewer].append(sitting.snapshot(viewer))
            heard[viewer].append(len(sitting.heard[viewer]))
    for viewer in range(4):
        now = sitting.snapshot(viewer)
        for start, count in list(zip(starts[viewer], heard[viewer], strict=True))[::10]:
            has = follow(start, sitting.heard[viewer][count:])
            for part in ("number", "table", "turn", "view", "choices", "may_undo"):
                assert has[part] == now[part], (viewer, part)
            assert has["story"][-len(now["story"]) :] == now["story"]


@pytest.mark.parametrize("slug", podium.slugs())
def test_a_room_rebuilt_at_any_point_is_the_one_that_lived(slug: str) -> None:
    lived = []
    sitting = Sitting(header(slug, 3, clock=Bank(60.0, 5.0)), watched=(0, 3))

    def live(message: say.ClientMessage, who: str = "ada") -> None:
        sitting.now += 1.5
        try:
            sitting.says(who, message)
        except Refused:
            return
        while len(lived) < len(sitting.stored):
            lived.append(essence(sitting.room) if len(lived) == len(sitting.stored) - 1 else None)

    for name in ("ada", "bob", "cleo"):
        live(say.Join(id="j"), name)
    for step in range(FEW // 2 if slug in LONG else FEW):
        sitting.play_on(1, seed=step)
        live(say.Say(id=f"s{step}", text=f"line {step}"), "eve")
        live(say.Undo(id=f"u{step}"), "bob")
        if step % 7 == 3:
            live(say.Answer(id=f"a{step}", to="undo", agrees=step % 2 == 0), "ada")
            live(say.Answer(id=f"a{step}", to="undo", agrees=True), "cleo")
        if step % 11 == 5:
            live(say.Leave(id=f"l{step}"), "cleo")
            sitting.house(TimeUp())
        if step % 11 == 9:
            live(say.Return(id=f"r{step}"), "cleo")
            live(say.Mute(id=f"m{step}", person="p-eve", muted=step % 2 == 1), "cleo")
    assert sitting.room.undone or FEW < 60
    for upto, then in enumerate(lived, 1):
        if then is not None:
            assert essence(sitting.rebuilt(upto)) == then


def test_reconnecting_at_every_event_gives_the_rest_or_a_snapshot() -> None:
    sitting = two()
    sitting.play_on(HELD + 10)
    events = sitting.bytes[0]
    last = sitting.room.numbers[0]
    for number in range(last + 3):
        rest = sitting.room.since(0, number)
        if last - HELD <= number <= last:
            assert rest == events[len(events) - (last - number) :]
        else:
            assert rest is None
    again = sitting.rebuilt()
    assert again.since(0, last) == []  # nothing was missed, though nothing is held
    assert again.since(0, last - 1) is None


# Taking back


def test_undo_at_once_if_nothing_was_shown() -> None:
    sitting = two()
    first, second = turn(sitting)
    refused("cannot_undo", sitting, second, say.Undo(id="u"))
    sitting.act(first, "draw")
    seat = sitting.room.seat_of(PEOPLE[first].person)
    assert seat is not None
    assert sitting.snapshot(seat)["may_undo"] is False
    before = sitting.snapshot(seat)
    sitting.act(first, "place 1")
    assert sitting.heard[seat][-1]["may_undo"] is True
    sitting.says(first, say.Undo(id="u"))
    after = sitting.snapshot(seat)
    assert (after["view"], after["choices"]) == (before["view"], before["choices"])
    assert sitting.heard[seat][-1]["what"] == "undone"


def test_undo_by_consent_when_something_was_shown() -> None:
    sitting = two()
    first, second = turn(sitting)
    before = sitting.snapshot(2)
    sitting.act(first, "draw")
    sitting.says(first, say.Undo(id="u"))
    assert sitting.snapshot(2)["table"]["offers"][0]["what"] == "undo"
    refused("already_asked", sitting, first, say.Undo(id="x"))
    refused("already_asked", sitting, first, say.Answer(id="x", to="undo", agrees=True))
    refused("nothing_asked", sitting, second, say.Answer(id="x", to="end", agrees=True))
    refused("not_seated", sitting, "eve", say.Answer(id="x", to="undo", agrees=True))
    sitting.says(second, say.Answer(id="n", to="undo", agrees=False))
    assert sitting.snapshot(2)["table"]["offers"] == []
    assert sitting.snapshot(2)["view"] != before["view"]
    sitting.says(first, say.Undo(id="u2"))
    sitting.says(second, say.Answer(id="y", to="undo", agrees=True))
    after = sitting.snapshot(2)
    assert (after["view"], after["turn"], after["table"]["offers"]) == (before["view"], before["turn"], [])


def test_an_undo_that_was_asked_for_is_forgotten_when_the_game_goes_on() -> None:
    sitting = two()
    first, second = turn(sitting)
    sitting.act(first, "draw")
    sitting.says(first, say.Undo(id="u"))
    sitting.act(first, "place 1")
    refused("nothing_asked", sitting, second, say.Answer(id="y", to="undo", agrees=True))


def test_with_bots_alone_consent_is_given_but_never_at_a_rated_table() -> None:
    for is_rated in (False, True):
        sitting = Sitting(header(is_rated=is_rated, options={"first_player": 0})).join("ada")
        sitting.says("ada", say.Start(id="s"))
        sitting.act("ada", "draw")
        if is_rated:
            refused("cannot_undo", sitting, "ada", say.Undo(id="u"))
        else:
            sitting.says("ada", say.Undo(id="u"))
            assert sitting.room.match.log == []  # type: ignore[union-attr]


def test_asking_to_undo_tells_nothing_of_what_others_do_in_secret() -> None:
    sentences = set()
    for begun in (False, True):
        sitting = two("turandot")
        if begun:
            sitting.act("bob", "number 1")
        sentences.add(refused("cannot_undo", sitting, "ada", say.Undo(id="u")))
    assert len(sentences) == 1


def test_a_secret_choice_is_taken_back_without_anybody_noticing() -> None:
    sitting = two("turandot")
    sitting.act("ada", "number 1")
    heard = [len(sitting.heard[viewer]) for viewer in range(3)]
    sitting.says("ada", say.Undo(id="u"))
    assert [len(sitting.heard[viewer]) for viewer in range(3)] == [heard[0] + 1, heard[1], heard[2]]


# Ending


def test_a_game_is_ended_when_everybody_agrees() -> None:
    sitting = Sitting(header(seats=3)).join("ada", "bob", "cleo")
    sitting.says("ada", say.End(id="e"))
    sitting.says("bob", say.Answer(id="y", to="end", agrees=True))
    assert sitting.room.status == "playing"
    sitting.says("cleo", say.Answer(id="y", to="end", agrees=True))
    assert sitting.room.status == "abandoned"
    assert sitting.snapshot(0)["turn"]["to_act"] == []
    assert sitting.snapshot(sitting.room.seats)["choices"] == []
    assert sitting.room.bots_to_act() == []


def test_who_has_left_need_not_agree() -> None:
    sitting = Sitting(header(seats=3)).join("ada", "bob", "cleo")
    sitting.says("ada", say.End(id="e"))
    sitting.says("bob", say.Answer(id="y", to="end", agrees=True))
    sitting.says("cleo", say.Leave(id="l"))
    assert sitting.room.status == "abandoned"
    sitting = Sitting(header(seats=3)).join("ada", "bob", "cleo")
    sitting.says("ada", say.End(id="e"))
    sitting.says("ada", say.Leave(id="l"))
    refused("nothing_asked", sitting, "bob", say.Answer(id="y", to="end", agrees=True))


def test_a_finished_game_has_a_record_that_can_be_verified() -> None:
    sitting = two()
    sitting.play_on(1000)
    match = sitting.room.match
    assert match is not None
    text = dump(record_of(match, sitting.room.players()))
    assert verify(text, sitting.snapshot(0)["facts"]["commitment"])
    assert sitting.heard[2][-1]["table"]["outcome"]["scores"] == list(match.scores)


def test_the_rematch_is_made_once_by_those_who_played() -> None:
    sitting = two()
    sitting.play_on(1000)
    refused("not_seated", sitting, "eve", Follow("x", "other"))
    sitting.says("bob", Follow("f", "other"))
    assert sitting.heard[0][-1]["table"]["next"] == "other"
    refused("already_asked", sitting, "ada", Follow("x", "third"))


def test_a_kept_seat_is_for_whom_it_is_kept() -> None:
    sitting = Sitting(header(seats=2))
    sitting._carry_out([log_entry(log.Kept(1, "p-bob", "bob"))])
    refused("seat_taken", sitting, "cleo", say.Join(id="x", seat=1))
    sitting.join("bob")
    assert sitting.room.seat_of("p-bob") == 1


def log_entry(fact: log.Fact) -> log.Entry:
    return log.Entry(1000.0, 0b111, fact)


# Sitting in


def test_a_bot_sits_in_for_who_leaves_and_he_takes_his_seat_back() -> None:
    sitting = two()
    first, second = turn(sitting)
    seat = sitting.room.pending[0]
    assert sitting.room.bots_to_act() == []
    sitting.says(first, say.Leave(id="l"))
    assert sitting.room.bots_to_act() == [(seat, "musician")]
    refused("not_playing", sitting, first, say.Leave(id="x"))
    refused("not_seated", sitting, first, say.Undo(id="x"))
    asked = sitting.room.asked_at[seat]
    sitting.bot(seat)
    assert len(sitting.room.match.log) == 1  # type: ignore[union-attr]
    sitting.says(first, say.Return(id="r"))
    assert sitting.room.bots_to_act() == []
    refused("already_seated", sitting, first, say.Return(id="x"))
    assert sitting.house(BotActs(seat, asked, 0)) == []  # thought of before, and too late
    refused("already_seated", sitting, second, say.Return(id="x"))


def test_acting_is_returning() -> None:
    sitting = two()
    first, _ = turn(sitting)
    sitting.says(first, say.Leave(id="l"))
    facts = [type(entry.fact) for entry in sitting.act(first, "draw", "a")]
    assert facts == [log.Returned, log.Played]
    assert sitting.room.answer(PEOPLE[first], "a") is not None


def test_a_bots_choice_for_another_moment_is_dropped() -> None:
    sitting = two()
    seat, first = sitting.room.pending[0], turn(sitting)[0]
    asked = sitting.room.asked_at[seat]
    assert sitting.house(BotActs(seat, asked, 0)) == []  # a person plays there
    sitting.act(first, "draw")
    sitting.says(first, say.Leave(id="l"))
    assert sitting.house(BotActs(seat, asked, 0)) == []
    assert sitting.house(BotActs(seat, sitting.room.asked_at[seat], 99)) == []


def test_when_time_is_up_a_bot_sits_in() -> None:
    sitting = two(clock=PerMove(30.0))
    seat = sitting.room.pending[0]
    assert sitting.room.clocks.next_deadline() == 1030.0
    sitting.now = 1029.0
    assert sitting.house(TimeUp()) == []
    sitting.now = 1030.0
    sitting.house(TimeUp())
    assert sitting.room.bots_to_act() == [(seat, "musician")]
    assert sitting.room.clocks.next_deadline() is None
    sitting.bot(seat)
    name = sitting.room.places[seat].name
    sitting.says(name, say.Return(id="r"))
    assert sitting.room.clocks.next_deadline() == 1060.0


def test_a_long_absence_counts_as_leaving() -> None:
    sitting = two()
    sitting.house(Missing(1))
    assert sitting.room.places[1].is_away
    assert sitting.house(Missing(1)) == []


def test_after_a_restart_nobodys_clock_is_empty_at_once() -> None:
    sitting = two(clock=PerMove(30.0))
    sitting.now = 5000.0
    sitting.house(Restarted(20.0))
    assert sitting.room.clocks.next_deadline() == 5020.0
    assert sitting.house(TimeUp()) == []
    assert two().house(Restarted(20.0)) == []


def test_clocks_tell_nobody_what_is_done_in_secret() -> None:
    sitting = two("turandot", clock=Bank(60.0, 5.0))
    before = sitting.snapshot(1)["turn"]
    sitting.now += 10
    sitting.act("ada", "number 1")
    assert sitting.snapshot(1)["turn"] == before
    sitting.now += 10
    sitting.act("ada", "no money")
    clocks = sitting.snapshot(1)["turn"]["clocks"]
    assert clocks == [{"left": 45.0, "since": None}, {"left": 60.0, "since": 1000.0}]
    sitting.now += 10
    sitting.act("bob", "number 2")
    sitting.act("bob", "no money")  # all bids are shown, and time begins anew for those who are to act
    for seat in sitting.room.pending:
        assert sitting.room.clocks.since[seat] == 1030.0


def test_a_clock_that_was_set_back_does_not_turn_time_round() -> None:
    sitting = two()
    sitting.now -= 500
    sitting.act(turn(sitting)[0], "draw")
    assert sitting.room.last_at == 1000.0


# Talking


def test_chat_is_heard_by_all_but_those_who_do_not_want_to() -> None:
    sitting = two()
    sitting.says("eve", say.Say(id="1", text="  hello\n\tthere "))
    assert [sitting.heard[viewer][-1]["line"]["text"] for viewer in range(3)] == ["hello there"] * 3
    sitting.says("ada", say.Mute(id="2", person="p-eve", muted=True))
    assert sitting.heard[0][-1]["muted"] == ["p-eve"]
    assert sitting.heard[1][-1]["what"] == "said"  # nobody else hears of it
    sitting.says("eve", say.Say(id="3", text="still there?"))
    assert "line" not in sitting.heard[0][-1]
    assert sitting.snapshot(0)["chat"] == []
    assert len(sitting.snapshot(1)["chat"]) == 2
    sitting.says("ada", say.Mute(id="4", person="p-eve", muted=False))
    assert len(sitting.snapshot(0)["chat"]) == 2


def test_talking_is_refused() -> None:
    sitting = two()
    refused("malformed", sitting, "ada", say.Say(id="x", text=" \n "))
    refused("no_such_person", sitting, "ada", say.Mute(id="x", person="p-ada", muted=True))
    refused("no_such_person", sitting, "ada", say.Mute(id="x", person="p-dan", muted=True))
    refused("not_seated", sitting, "eve", say.Mute(id="x", person="p-ada", muted=True))
    for i in range(250):
        sitting.says("eve", say.Say(id=f"s{i}", text="again"))
    refused("full", sitting, "eve", say.Say(id="x", text="again"))  # those who play can still speak
    for i in range(250):
        sitting.says("ada", say.Say(id=f"s{i}", text="again"))
    refused("full", sitting, "ada", say.Say(id="x", text="again"))
    sitting.says("ada", say.Mute(id="m", person="p-eve", muted=True))
    refused("already_asked", sitting, "ada", say.Mute(id="x", person="p-eve", muted=True))


# Secrets


@pytest.mark.parametrize("slug", podium.slugs())
@pytest.mark.parametrize("seats", [2, 3])
def test_bytes_are_the_same_for_all_deals_that_a_viewer_cannot_tell_apart(slug: str, seats: int) -> None:
    """The rest of a game, played twice: with the hidden cards dealt anew for a viewer, and other secret choices.

    As long as the game itself shows him no difference, he hears the same, byte for byte.
    """
    names = ("ada", "bob", "cleo")[:seats]
    steps = differ = 0
    for seed in range(FEW // 8 if slug in LONG else FEW // 2):
        one = Sitting(header(slug, seats, seed=seed, clock=Bank(600.0, 2.0))).join(*names)
        one.play_on(seed % 30, seed=seed)
        if not one.room.pending:
            continue
        for viewer in (seed % seats, seats):
            other = redealt(one, viewer if viewer < seats else 0, seed)
            first = len(one.bytes[viewer])
            assert one.room.snapshot(viewer, 0.0) == other.room.snapshot(viewer, 0.0)
            same = again(one)
            for step in range(20):
                if not play_both(same, other, viewer, step):
                    differ += 1
                    break
                steps += 1
                assert same.bytes[viewer][first:] == other.bytes[viewer][first:]
                assert same.room.snapshot(viewer, 0.0) == other.room.snapshot(viewer, 0.0)
    assert steps
    assert differ or FEW < 60


def again(sitting: Sitting) -> Sitting:
    """The same room once more, to go another way."""
    copy = Sitting(sitting.room.header, watched=())
    copy.room, copy.now = sitting.rebuilt(), sitting.now
    copy.stored = list(sitting.stored)
    for viewer, heard in sitting.bytes.items():
        copy.bytes[viewer] = list(heard)
        copy.room.watch(viewer)
    copy._ids = sitting._ids
    return copy


def redealt(sitting: Sitting, seat: int, seed: int) -> Sitting:
    """The same room with everything that a seat cannot know dealt anew."""
    copy = again(sitting)
    match = copy.room.match
    assert match is not None
    words = chance.expand(chance.seed_bytes(seed), match.game.rules.ENTROPY_WORDS, "redeal")
    match.game.rules.redeal(match.box.record, match._states[-1], seat, words)
    copy.room.state = match.state
    for other in range(match.seats):
        copy.room.codes[other] = match.legal(other).codes
    for viewer in list(copy.room.watches):
        copy.room.forget(viewer)
        copy.room.watch(viewer)
    return copy


def play_both(one: Sitting, other: Sitting, viewer: int, step: int) -> bool:
    """The same seat acts at both tables, in secret perhaps differently; False if the viewer can see a difference."""
    matches = one.room.match, other.room.match
    assert matches[0] is not None
    assert matches[1] is not None
    if not one.room.pending or one.room.pending != other.room.pending:
        return False
    one.now = other.now = one.now + 1.0
    seat = one.room.pending[step % len(one.room.pending)]
    codes = one.room.codes[seat], other.room.codes[seat]
    action = codes[0][step % len(codes[0])]
    is_free = seat != viewer and len(one.room.pending) > 1
    second = codes[1][(step + 1) % len(codes[1])] if is_free or action not in codes[1] else action
    name = one.room.places[seat].name
    one.act(name, action)
    other.act(name, second)
    seen_by = None if viewer == one.room.seats else viewer
    return bool(
        matches[0].view(seen_by) == matches[1].view(seen_by)
        and matches[0].story(seen_by, len(matches[0].log) - 1) == matches[1].story(seen_by, len(matches[1].log) - 1)
    )
