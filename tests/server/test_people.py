"""People: guests and accounts, what is kept of their secrets, and leaving without a trace."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher

from podium.core.match import Outcome
from podium.server import schema
from podium.server.entries import Entry, Muted, Played, Said, Sat, decode_entry, encode_entry
from podium.server.header import SeatSummary, Summary
from podium.server.keeping import GUEST_SECONDS, SOMEBODY, Keeping
from podium.server.people import DAY, MAX_TOKENS, SESSION_SECONDS, People, Person
from podium.server.protocol import Refused
from podium.server.store import Store
from tests.server.test_store import a_header

pytestmark = pytest.mark.anyio

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
SECRET = "correct horse"


class Clock:
    """A time that the test turns."""

    def __init__(self) -> None:
        self.now = 1_000_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def people(store: Store, clock: Clock) -> People:
    return People(store, now=clock, hasher=CHEAP)


async def everything(store: Store) -> str:
    """All that is in the database, in one text."""

    def read(connection: sa.Connection) -> str:
        rows = [row for table in schema.metadata.sorted_tables for row in connection.execute(sa.select(table))]
        return "\n".join(repr(tuple(row)) for row in rows)

    return await store.read(read)


async def refusal(awaited: Any) -> str:
    with pytest.raises(Refused) as refused:
        await awaited
    return refused.value.code


async def test_a_guest_plays_at_once(people: People) -> None:
    person, cookie = await people.become_guest("  Anna ")
    assert (person.name, person.is_guest) == ("Anna", True)
    assert await people.by_cookie(cookie) == person
    assert await people.by_cookie(cookie[:-1]) is None
    assert await people.find(person.id) == person
    other, _ = await people.become_guest("Anna")
    assert other.id != person.id


async def test_an_account_is_logged_into_and_out_of(people: People) -> None:
    person, first = await people.register("Anna", SECRET)
    assert not person.is_guest
    found, second = await people.log_in("ANNA", SECRET)
    assert found == person
    assert first != second
    await people.log_out(first)
    assert await people.by_cookie(first) is None
    assert await people.by_cookie(second) == person


async def test_a_wrong_name_and_a_wrong_password_are_refused_alike(people: People) -> None:
    await people.register("Anna", SECRET)
    heard = []
    for name, password in (("Anna", "wrong horse"), ("Hanna", SECRET), ("Anna", ""), ("\ud800", "\ud800")):
        with pytest.raises(Refused) as refused:
            await people.log_in(name, password)
        heard.append((refused.value.code, refused.value.sentence))
    assert len(set(heard)) == 1
    assert heard[0][0] == "wrong_password"


async def test_a_login_with_an_unknown_name_hashes_too(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """The work is counted, not the time: a refusal costs one verification either way."""
    await people.register("Anna", SECRET)
    checked: list[str] = []
    verify = people._verify

    async def count(stored: str, password: str) -> bool:
        checked.append(stored)
        return await verify(stored, password)

    monkeypatch.setattr(people, "_verify", count)
    for name in ("Anna", "Hanna"):
        await refusal(people.log_in(name, "wrong horse"))
    assert [stored.split("$")[1:4] for stored in checked] == [checked[0].split("$")[1:4]] * 2


async def test_names_that_look_alike_are_one_name(people: People) -> None:
    await people.register("Anna Bell", SECRET)
    for name in ("ANNA BELL", "AnnaBell", "Anna BeIl", "Ánna-Bell"):
        assert await refusal(people.register(name, SECRET)) == "name_taken"
        assert await refusal(people.become_guest(name)) == "name_taken"
    guest, _ = await people.become_guest("Other")
    assert await refusal(people.rename(guest, "anna bell")) == "name_taken"
    account, _ = await people.register("Third", SECRET)
    assert await refusal(people.rename(account, "anna bell")) == "name_taken"


async def test_of_two_who_register_a_name_at_once_one_gets_it(people: People) -> None:
    tried = await asyncio.gather(*(people.register("Anna", SECRET) for _ in range(6)), return_exceptions=True)
    assert sum(isinstance(outcome, tuple) for outcome in tried) == 1
    assert sum(isinstance(outcome, Refused) for outcome in tried) == 5


async def test_a_guest_who_registers_stays_who_he_is(people: People) -> None:
    guest, old = await people.become_guest("Anna")
    account, new = await people.register("Anna B", SECRET, guest=guest)
    assert account.id == guest.id
    assert await people.by_cookie(old) is None  # whoever had seen the guest's cookie does not get the account
    assert await people.by_cookie(new) == account
    assert await refusal(people.register("Anna C", SECRET, guest=guest)) == "forbidden"


async def test_secrets_are_not_in_the_database(people: People, store: Store) -> None:
    person, cookie = await people.register("Anna", SECRET)
    _, token = await people.create_token(person, "my bot")
    kept = await everything(store)
    assert "$argon2id$" in kept
    for secret in (SECRET, cookie, token, token.removeprefix("podium_")):
        assert secret not in kept


async def test_a_session_ends_when_nobody_comes(people: People, clock: Clock) -> None:
    _, cookie = await people.become_guest("Anna")
    clock.now += SESSION_SECONDS - 1
    assert await people.by_cookie(cookie)  # this visit renews it
    clock.now += SESSION_SECONDS - 1
    assert await people.by_cookie(cookie)
    clock.now += SESSION_SECONDS + 1
    assert await people.by_cookie(cookie) is None


async def test_a_new_password_ends_all_sessions(people: People) -> None:
    person, first = await people.register("Anna", SECRET)
    _, second = await people.log_in("Anna", SECRET)
    assert await refusal(people.change_password(person, "wrong horse", "battery staple")) == "wrong_password"
    assert await refusal(people.change_password(person, SECRET, "short")) == "bad_password"
    fresh = await people.change_password(person, SECRET, "battery staple")
    assert [await people.by_cookie(cookie) for cookie in (first, second, fresh)] == [None, None, person]
    assert await refusal(people.log_in("Anna", SECRET)) == "wrong_password"
    await people.log_in("Anna", "battery staple")


async def test_an_old_hash_is_made_anew_at_the_next_login(store: Store, people: People) -> None:
    await people.register("Anna", SECRET)
    stronger = People(store, hasher=PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    await stronger.log_in("Anna", SECRET)
    assert "m=16,t=2" in await everything(store)
    await people.log_in("Anna", SECRET)


async def test_renaming_frees_the_old_name(people: People) -> None:
    person, cookie = await people.register("Anna", SECRET)
    assert (await people.rename(person, "Berta")).name == "Berta"
    found = await people.by_cookie(cookie)
    assert found is not None
    assert found.name == "Berta"
    await people.register("Anna", SECRET)
    await people.log_in("Berta", SECRET)


async def test_tokens_are_for_accounts_and_end_when_revoked(people: People) -> None:
    guest, _ = await people.become_guest("Guest One")
    person, _ = await people.register("Anna", SECRET, is_program=True)
    other, _ = await people.register("Berta", SECRET)
    assert await refusal(people.create_token(guest, "bot")) == "accounts_only"
    for label in ("", " ", "x" * 41, "a\x00b"):
        assert await refusal(people.create_token(person, label)) == "bad_name"
    info, token = await people.create_token(person, " my  player ")
    assert info.label == "my player"
    found = await people.by_token(token)
    assert found == person
    assert found is not None
    assert found.is_program
    assert [one.used is not None for one in await people.tokens(person)] == [True]
    assert await people.by_token(token + "x") is None
    assert await people.by_cookie(token) is None
    assert await refusal(people.revoke_token(other, info.id)) == "not_found"
    await people.revoke_token(person, info.id)
    assert await people.by_token(token) is None
    for number in range(MAX_TOKENS):
        await people.create_token(person, str(number))
    assert await refusal(people.create_token(person, "one more")) == "too_many"


async def played_table(store: Store, person: Person, other: Person) -> str:
    """A finished rated table at which both sat and spoke."""
    header = a_header(creator=person.id, is_rated=True, is_public=True)
    entries = [
        Entry(1.0, 7, Sat(0, person.id, person.name), person.id, "a"),
        Entry(1.0, 7, Sat(1, other.id, other.name), other.id, "b"),
        Entry(2.0, 7, Said(0, person.id, person.name, "my secret address"), person.id, "c"),
        Entry(2.0, 7, Said(1, other.id, other.name, "hello"), other.id, "d"),
        Entry(2.5, 7, Muted(1, person.id, True), other.id, "e"),
        Entry(3.0, 7, Played(0, 5), person.id, "f"),
    ]
    seats = (SeatSummary(name=person.name, person=person.id), SeatSummary(name=other.name, person=other.id))
    end = Summary(status="over", seats=seats, updated=3.0, outcome=Outcome("done", (9, 4), (1, 2)))
    await store.create_table(header, [encode_entry(entry) for entry in entries], end, people=[person.id, other.id])
    return header.id


async def report(store: Store, table: str, reporter: str, reported: str) -> None:
    def file(connection: sa.Connection) -> None:
        row = {"id": reporter[:8], "table_id": table, "reporter": reporter, "reported": reported}
        connection.execute(schema.reports.insert(), [{**row, "entry": 3, "text": f"by {reporter}", "at": 1.0}])

    await store.write(file)


async def test_an_export_holds_everything_that_is_kept(people: People, store: Store) -> None:
    person, _ = await people.register("Anna", SECRET)
    other, _ = await people.register("Berta", SECRET)
    await people.create_token(person, "my bot")
    table = await played_table(store, person, other)
    await report(store, table, person.id, other.id)
    await report(store, table, other.id, person.id)
    told = await Keeping(people).export(person)
    assert told == msgspec.json.decode(msgspec.json.encode(told))
    assert told["person"]["name"] == "Anna"
    assert len(told["sessions"]) == len(told["tokens"]) == len(told["ratings"]) == len(told["rating_history"]) == 1
    assert told["reports"][0]["text"] == f"by {person.id}"
    assert told["reported"] == [{"table_id": table, "entry": 3, "at": 1.0}]
    assert told["tables"][0]["seats"] == [0]
    assert [entry[2][0] for entry in told["tables"][0]["entries"]] == ["sat", "said", "played"]
    assert "my secret address" in str(told)
    for hidden in ("argon2", "ab" * 32, "hello", "Berta", other.id):  # nor what is others', nor the seed
        assert hidden not in str(told)


async def test_a_deleted_account_leaves_its_games_and_nothing_else(people: People, store: Store) -> None:
    person, cookie = await people.register("Anna", SECRET)
    other, _ = await people.register("Berta", SECRET)
    _, token = await people.create_token(person, "my bot")
    table = await played_table(store, person, other)
    await report(store, table, person.id, other.id)
    await report(store, table, other.id, person.id)
    await Keeping(people).delete(person)
    kept = await everything(store)
    for trace in (person.id, "Anna", "anna", "secret address", "my bot"):
        assert trace not in kept
    assert await people.by_cookie(cookie) is None
    assert await people.by_token(token) is None
    assert await refusal(people.log_in("Anna", SECRET)) == "wrong_password"
    loaded = await store.load_table(table)
    assert loaded is not None
    facts = [decode_entry(entry).fact for entry in loaded[1]]
    assert [type(fact).__name__ for fact in facts] == ["Sat", "Sat", "Said", "Said", "Muted", "Played"]
    first = facts[0]
    assert isinstance(first, Sat)
    assert first.name == SOMEBODY
    assert loaded[0].creator == first.person == decode_entry(loaded[1][5]).who
    assert "hello" in kept  # what others said is theirs
    assert f"by {other.id}" not in kept  # a report about him would repeat what he said
    listed = await store.archive(person=other.id)
    assert listed[0].summary.seats == (
        SeatSummary(name=SOMEBODY, person=first.person), SeatSummary(name="Berta", person=other.id),
    )  # fmt: skip
    await people.register("Anna", SECRET)  # the name is free again


async def test_deleting_that_was_interrupted_is_finished_at_the_next_start(
    people: People, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, _ = await people.register("Anna", SECRET)
    other, _ = await people.register("Berta", SECRET)
    await played_table(store, person, other)
    keeping = Keeping(people)

    async def die(_: str) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(keeping, "_forget", die)
        with pytest.raises(asyncio.CancelledError):
            await keeping.delete(person)
    assert await people.find(person.id) is None
    assert await keeping.tidy() == 1
    assert person.id not in await everything(store)
    assert await keeping.tidy() == 0


async def test_guests_of_long_ago_are_forgotten(people: People, clock: Clock, store: Store) -> None:
    old, _ = await people.become_guest("Old One")
    account, _ = await people.register("Anna", SECRET)
    clock.now += GUEST_SECONDS + DAY
    fresh, _ = await people.become_guest("Fresh One")
    assert await Keeping(people).tidy() == 1
    assert [await people.find(one.id) for one in (old, account, fresh)] == [None, account, fresh]
    assert (await everything(store)).count("expires") == 0


async def test_hashing_does_not_hold_the_others_up(tmp_path: Path) -> None:
    """While passwords are hashed, the loop goes round."""
    store = await Store.open(tmp_path / "podium.db")
    people = People(store, hasher=PasswordHasher(time_cost=2, memory_cost=4096, parallelism=1))
    rounds = 0
    registering = asyncio.gather(*(people.register(f"Anna {number}", SECRET) for number in range(4)))
    while not registering.done():
        rounds += 1
        await asyncio.sleep(0)
    await registering
    assert rounds > 20
    await store.close()
