"""`@kernel`: the one place for Numba's flags and for the cache of compiled code.

A kernel is a plain function over records and small integers. The same source runs

- compiled, by default;
- interpreted, with NUMBA_DISABLE_JIT=1 (debugger, coverage, overflow warnings);
- bounds-checked, with NUMBA_BOUNDSCHECK=1;
- on a GPU, called from a `numba.cuda` kernel.

Kernels trust their caller: an index out of range does not raise, and one below 0 does not count from the
end. The public layer checks, and so does a bounds-checked run.

Numba's own cache does not notice a change in a function that lives in another file, so compiled
code is kept in a folder named by a digest of every source it may depend on: this package, the
folder of the kernel's own file, those of the kernels that it imports, and the folder of the game it is
bound to with those that the game imports (and their beliefs, which compile to constants).
"""

import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, TypeAlias, TypeVar, overload

import numba
import numpy as np
import platformdirs
from numba.core.compiler_lock import global_compiler_lock
from numba.np import arrayobj
from numpy.typing import DTypeLike, NDArray

Words: TypeAlias = NDArray[np.uint64]
"""Words of entropy: see `podium.core.chance`."""


class Record(np.void):  # type: ignore[misc]  # its stubs call it final; NumPy does not
    """What kernels take for a box, a state or packed options: fields by attribute, compiled or not.

    NumPy's own record looks every attribute up in Python, also those that Numba asks for at every call: here only
    what is not found otherwise is taken for a field.
    """

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except (ValueError, IndexError):
            raise AttributeError(f"this record has no field {name!r}") from None

    def __setattr__(self, name: str, value: Any) -> None:
        try:
            self[name] = value
        except (ValueError, IndexError) as error:
            if name in (self.dtype.names or ()):
                raise
            raise AttributeError(f"this record has no field {name!r}") from error


F = TypeVar("F", bound=Callable[..., Any])

config: Any = numba.config  # its attributes are set from the environment, unseen by type checkers
types: Any = numba.types
njit: Any = numba.njit  # its stubs do not know every flag
INTERPRETED = bool(config.DISABLE_JIT)
BOUNDS_CHECKED = bool(config.BOUNDSCHECK)
KEPT_DAYS = 7  # how long compiled code of older sources is kept


def record(*fields: tuple[str, DTypeLike] | tuple[str, DTypeLike, int | tuple[int, ...]]) -> np.dtype[Record]:
    """A flat record type: `state.field` works compiled and interpreted, copying is a memcpy."""
    for name, *_ in fields:
        if hasattr(np.void, name):  # interpreted, `state.round` would be NumPy's own method
            raise ValueError(f"A field cannot be called {name!r}: every NumPy record has an attribute of that name.")
    layout = np.dtype(list(fields), align=True)
    if layout.itemsize != np.dtype(list(fields)).itemsize:  # padding is compared and hashed, and never set
        raise ValueError("A record may have no gaps: use fields of one size, or order them from large to small.")
    return np.dtype((Record, layout))  # type: ignore[return-value]


def blank(layout: np.dtype[Record]) -> Record:
    """One zeroed record of this layout."""
    fresh: Record = np.zeros(1, layout)[0]
    return fresh


def unpacked(of: Record) -> Any:
    """A record's fields as plain Python numbers and lists: reading many of them is much faster so."""
    fields = zip(of.dtype.names or (), of.item(), strict=True)
    return SimpleNamespace(**{k: v.tolist() if isinstance(v, np.ndarray) else v for k, v in fields})


@overload
def kernel(function: F) -> F: ...
@overload
def kernel(
    *, wraps: bool = False, inline: bool = True, allocates: bool = False, lanes: bool = False
) -> Callable[[F], F]: ...
def kernel(
    function: F | None = None,
    *,
    wraps: bool = False,
    inline: bool = True,
    allocates: bool = False,
    lanes: bool = False,
) -> F | Callable[[F], F]:
    """Mark a function as a kernel.

    - `wraps=True`: its integers are meant to overflow.
    - `inline=False`: it is rarely called and stays out of its caller's loop. Kernels are inlined into
      each other otherwise.
    - `allocates=True`: it makes arrays. The others, and so all rules, are compiled without reference
      counts, which would be two atomic operations for every array they are handed.
    - `lanes=True`: its loops are long, and worth doing many numbers of at once.

    Inlining and the absence of counts make a random game three times as fast.
    """
    if function is None:
        return lambda plain: _compiled(plain, wraps=wraps, inline=inline, allocates=allocates, lanes=lanes)
    return _compiled(function, wraps=wraps, inline=inline, allocates=allocates, lanes=lanes)


def _compiled(function: F, *, wraps: bool, inline: bool, allocates: bool, lanes: bool) -> F:
    if INTERPRETED:
        return np.errstate(over="ignore")(function) if wraps else function
    dispatcher = njit(nogil=True, error_model="numpy", forceinline=inline, _nrt=allocates, no_cfunc_wrapper=True)(
        function
    )
    dispatcher.get_call_template = _called_wide(dispatcher.get_call_template)
    dispatcher.compile = _compiled_short(dispatcher.compile, lanes=lanes)
    kept = config.CACHE_DIR
    try:
        config.CACHE_DIR = str(_cache_folder(function))  # read once, by enable_caching
        dispatcher.enable_caching()
    finally:
        config.CACHE_DIR = kept
    return dispatcher  # type: ignore[no-any-return]


def _compiled_short(compile_: Callable[..., Any], *, lanes: bool) -> Callable[..., Any]:
    """Leave out what rules do not need: loops in lanes, since those of a rule are a few steps long, and 64 lanes of
    one took longer to compile than all the rest; and indices that count from the end, which made every look at a
    table a comparison and a choice longer, and a random game an eighth slower. Lanes are kept where asked for."""

    def compile_short(signature: Any) -> Any:
        with global_compiler_lock:  # what others compile at the same time stays as they know it
            kept = config.LOOP_VECTORIZE, arrayobj.fix_integer_index
            config.LOOP_VECTORIZE, arrayobj.fix_integer_index = int(lanes), _from_the_start
            try:
                return compile_(signature)
            finally:
                config.LOOP_VECTORIZE, arrayobj.fix_integer_index = kept

    return compile_short


def _from_the_start(context: Any, builder: Any, of: Any, index: Any, _size: Any) -> Any:
    """An index as it is, in place of Numba's `fix_integer_index`."""
    return context.cast(builder, index, of, types.intp if of.signed else types.uintp)


def _called_wide(template: Callable[..., Any]) -> Callable[..., Any]:
    """Let kernels call each other with 64-bit integers: one of `int8` and one of a constant are then the same code,
    and not each a compilation of it and of all that it calls. Inlined, the constant is a constant again."""
    return lambda args, kws: template(
        tuple(_wide(arg) for arg in args), {name: _wide(arg) for name, arg in kws.items()}
    )


def _wide(of: Any) -> Any:
    of = types.unliteral(of)
    is_narrow = isinstance(of, types.Integer) and of not in (types.int64, types.uint64)
    return types.int64 if is_narrow else of


def _cache_folder(function: Callable[..., Any]) -> Path:
    home = Path(function.__code__.co_filename).resolve().parent
    rules = function.__globals__.get("rules")
    label, folders = home.name, {Path(__file__).resolve().parent, home, *_imported(function.__globals__)}
    if isinstance(rules, ModuleType) and rules.__file__:
        game = Path(rules.__file__).resolve().parent
        label, folders = f"{home.name}-{game.name}", folders | {game, *_imported(vars(rules))}
    folder = cache_root() / f"{label}-{_digest(frozenset(folders))}"
    if not folder.exists():
        _forget_old(label)
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def _imported(names: dict[str, Any]) -> set[Path]:
    """The folders of the kernels among these names: games may share some."""
    functions = [getattr(value, "py_func", None) for value in names.values()]
    return {Path(plain.__code__.co_filename).resolve().parent for plain in functions if plain is not None}


@cache
def cache_root() -> Path:
    """Where compiled kernels are kept: $PODIUM_CACHE_DIR, else the user's cache folder."""
    chosen = os.environ.get("PODIUM_CACHE_DIR")
    root = Path(chosen) if chosen else Path(platformdirs.user_cache_dir("podium"))
    root /= "kernels-bounds" if BOUNDS_CHECKED else "kernels"
    try:
        root.mkdir(parents=True, exist_ok=True)
        if os.access(root, os.W_OK):
            return root
    except OSError:
        pass
    # A home that cannot be written to: compile once per process rather than fail.
    return Path(tempfile.mkdtemp(prefix="podium-kernels-"))


@cache
def _digest(folders: frozenset[Path]) -> str:
    digest = hashlib.sha256()
    for folder in sorted(folders):
        for source in sorted([*folder.glob("*.py"), *folder.glob("beliefs.json")]):
            digest.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def _forget_old(label: str) -> None:
    """Remove what older sources compiled to, unless somebody may still be running it."""
    for folder in cache_root().glob(f"{label}-????????????"):
        try:
            if time.time() - folder.stat().st_mtime > KEPT_DAYS * 86400:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            continue  # another process was faster


def is_cached(kernel_: Any) -> bool:
    """Whether this kernel was compiled before, here or by another process, from the same sources."""
    if INTERPRETED:
        return True
    return any(Path(kernel_.stats.cache_path).glob(f"*.{kernel_.__name__}-*.nbi"))


def bind(template: Path, rules: ModuleType) -> ModuleType:
    """Load a generic algorithm once for one game, with the game's `rules` module in its globals.

    Kernels that take other kernels as arguments never hit the disk cache; a module of its own per
    game does, and runs at full speed. Calls are memoised: one module per template and game.
    """
    return _bind(template.resolve(), rules)


@cache
def _bind(template: Path, rules: ModuleType) -> ModuleType:
    name = f"{template.stem}_{rules.__name__.replace('.', '_')}"
    spec = importlib.util.spec_from_file_location(name, template)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {template} as a Python module")
    module = importlib.util.module_from_spec(spec)
    module.__dict__["rules"] = rules
    sys.modules[name] = module  # where Numba looks for the globals of cached code
    spec.loader.exec_module(module)
    return module
