"""What is said over the wire: an example of each message there and back, and page types that are not stale."""

from pathlib import Path

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from podium.server import bodies, protocol
from podium.server.examples import EXAMPLES, example
from podium.server.protocol import MAX_MESSAGE_BYTES, Refused, decode, encode, id_in
from podium.server.typescript import _structs, typescript

ROOT = Path(__file__).parent.parent.parent
CLIENT = protocol.ClientMessage.__args__  # type: ignore[attr-defined]


def test_everything_has_an_example() -> None:
    shown = {type(one) for one in EXAMPLES}
    assert set(_structs(protocol)) <= shown <= {*_structs(protocol), *_structs(bodies)}


@pytest.mark.parametrize("message", EXAMPLES, ids=lambda one: type(one).__name__)
def test_every_message_goes_there_and_back_and_fits_its_schema(message: msgspec.Struct) -> None:
    sent = encode(message)
    assert msgspec.json.decode(sent, type=type(message)) == message
    schema = msgspec.json.schema(type(message))
    jsonschema_rs.validate(schema, msgspec.json.decode(sent))


@pytest.mark.parametrize("kind", CLIENT, ids=lambda kind: kind.__name__)
def test_what_a_client_says_is_known_by_its_type_and_takes_nothing_unknown(kind: type[msgspec.Struct]) -> None:
    told = example(kind)
    assert isinstance(decode(encode(told)), kind)
    for wrong in ({**told, "extra": 1}, {**told, "id": ""}, {**told, "id": "x" * 65}, {**told, "type": "dance"}):
        with pytest.raises(Refused) as refusal:
            decode(encode(wrong))
        assert refusal.value.code == "malformed"
        assert refusal.value.sentence.endswith(".")
        assert refusal.value.message(id_in(encode(wrong))).id == (wrong["id"] if len(wrong["id"]) <= 64 else None)


def test_what_is_too_long_is_refused_unread() -> None:
    with pytest.raises(Refused) as refusal:
        decode(b" " * (MAX_MESSAGE_BYTES + 1))
    assert refusal.value.code == "too_long"
    assert refusal.value.status == 413


@given(st.one_of(st.binary(max_size=200), st.text(max_size=200)))
def test_anything_at_all_is_a_message_or_a_refusal(data: bytes | str) -> None:
    try:
        code = "" if isinstance(decode(data), CLIENT) else "?"
    except Refused as refusal:
        code = refusal.code
    assert code in ("", "malformed")
    id_in(data)


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(Refused):
        decode(b"[" * 4000)
    assert id_in(b"[" * 4000) is None


def test_every_code_has_a_status() -> None:
    codes = protocol.Code.__args__  # type: ignore[attr-defined]
    assert set(protocol.STATUS_OF) <= set(codes)
    assert {Refused(code, "No.").status for code in codes} <= {400, 401, 403, 404, 409, 413, 429, 503}


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    kept = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert kept == typescript(), "run `podium protocol --typescript`"
    assert "export interface TurandotView {" in kept
    assert "  view?: View | null;" in kept
