"""Garbage that refers to itself is collected in small steps, and in one big step every few minutes.

Python looks through everything that lives whenever a quarter has been added to it. With a thousand
tables that is a second in which nobody is answered, again and again while people come. What lives
long is therefore set aside, and looked through at intervals: closed connections are in there too.
"""

import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SMALL: Final = 10_000  # new objects before the young are looked through
STEPS: Final = 10  # times that, before those who survived it are
NEVER: Final = 1_000_000_000  # as often as the old are by themselves
EVERY: Final = 300.0  # seconds: half a second of these is one action in six hundred


def collect_all() -> float:
    """Look through everything, then set aside what lives; the seconds it took."""
    began = time.perf_counter()
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    return time.perf_counter() - began


@contextmanager
def small_steps(every: float = EVERY) -> Iterator[None]:
    """Collect in small steps while the block runs."""
    before, is_over = gc.get_threshold(), threading.Event()

    def collect_on() -> None:
        while not is_over.wait(every):
            collect_all()

    collect_all()
    gc.set_threshold(SMALL, STEPS, NEVER)
    thread = threading.Thread(target=collect_on, name="podium-collect", daemon=True)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()
        gc.set_threshold(*before)
        gc.unfreeze()
