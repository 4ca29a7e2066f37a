"""Practising needs what few machines have: it says so before it does anything."""

import sys

import pytest

from podium.lab import practise


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["ensemble"], "needs the packages torch and numba-cuda; torch is not installed"),
        (["chess"], "There is no game 'chess'"),
        (["ensemble", "--sitting", "5"], "--sitting needs --notes, a file to keep what was learnt in"),
        (["turandot", "--onward"], "Turandot has no instinct for 4 players and this box to go onward from"),
        (["ensemble", "--seats", "9"], "is played by 2 to 6; 9 seats were asked for"),
    ],
)
def test_what_is_missing_is_said(
    given: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)  # as on most machines
    monkeypatch.setattr(sys, "argv", ["practise", *given])
    with pytest.raises(SystemExit) as left:
        practise.main()
    assert left.value.code == 2
    assert sentence in capsys.readouterr().err
