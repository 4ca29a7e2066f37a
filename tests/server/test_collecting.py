"""Garbage: the old are left alone between the big steps, and looked through in them."""

import gc
import threading
import weakref

from podium.server import collecting


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.me = self


def test_the_old_are_left_alone_until_the_big_step() -> None:
    before = gc.get_threshold()
    with collecting.small_steps():
        assert gc.get_threshold()[2] == collecting.NEVER
        knot = Knot()
        gone = weakref.ref(knot)
        gc.freeze()
        del knot
        gc.collect()
        assert gone() is not None
        collecting.collect_all()
        assert gone() is None
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_the_big_step_comes_by_itself() -> None:
    collected = threading.Event()
    with collecting.small_steps(every=0.001):
        knot = Knot()
        weakref.finalize(knot, collected.set)
        gc.freeze()
        del knot
        assert collected.wait(30)
