"""Practising needs a package that few machines have: it says so before it does anything."""

import sys

import pytest

from podium.lab import practise


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["ensemble"], "needs the package torch, which is not installed"),
        (["chess"], "There is no game 'chess'"),
        (["ensemble", "--sitting", "5"], "--sitting needs --notes, a file to keep what was learnt in"),
        (["ensemble", "--tables", "0"], "--tables takes a number of at least 1; 0 came"),
        (["ensemble", "--minutes", "-3"], "--minutes takes a number of at least 0.01; -3.0 came"),
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
