"""Records, the cache of compiled kernels, and binding generic code to a game."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from podium.core import kernel as kernels
from podium.core.game import game, rules_module
from podium.core.kernel import bind, blank, record, unpacked
from podium.core.ready import make_ready, playout_of

PLAYOUT = Path(kernels.__file__).parent / "playout.py"


def test_a_record_is_read_by_attribute_and_copied_whole() -> None:
    layout = record(("turn", np.int8), ("cards", np.int8, (2, 3)))
    one = blank(layout)
    one.turn, one.cards[1, 2] = 3, 7
    other = one.copy()
    other.turn = 4
    assert (int(one.turn), int(other.cards[1, 2])) == (3, 7)
    assert vars(unpacked(one)) == {"turn": 3, "cards": [[0, 0, 0], [0, 0, 7]]}


@pytest.mark.parametrize("name", ["round", "copy", "item", "all"])
def test_a_field_may_not_hide_behind_numpys_own_names(name: str) -> None:
    with pytest.raises(ValueError, match=f"cannot be called '{name}'"):
        record((name, np.int8))


def test_binding_gives_one_module_per_game() -> None:
    symphonimo = rules_module(game("symphonimo"))
    assert bind(PLAYOUT, symphonimo) is bind(PLAYOUT, symphonimo) is playout_of(game("symphonimo"))
    assert bind(PLAYOUT, symphonimo).rules is symphonimo


def test_ready_means_nothing_is_left_to_compile() -> None:
    make_ready(game("symphonimo"), simulation=True)
    assert make_ready(game("symphonimo"), simulation=True) == 0


def run(cache: Path, code: str) -> str:
    env = {**os.environ, "PODIUM_CACHE_DIR": str(cache)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip()


KERNEL = """
from {package}.second import double
from podium.core.kernel import kernel
@kernel
def quadruple(x):
    return double(double(x))
"""
SECOND = """
from podium.core.kernel import kernel
@kernel
def double(x):
    return x * {factor}
"""


def test_the_cache_sees_a_change_in_another_file(tmp_path: Path) -> None:
    """Numba's own cache would go on calling the old function."""
    folder = tmp_path / "toy"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "first.py").write_text(KERNEL.format(package="toy"))
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from toy.first import quadruple; print(quadruple(5))"
    (folder / "second.py").write_text(SECOND.format(factor=2))
    assert run(tmp_path / "cache", code) == "20"
    (folder / "second.py").write_text(SECOND.format(factor=3))
    assert run(tmp_path / "cache", code) == "45"


def test_a_home_that_cannot_be_written_to_is_no_obstacle() -> None:
    code = "from podium.core.kernel import cache_root; print(cache_root().exists())"
    assert run(Path("/proc/nowhere"), code) == "True"
