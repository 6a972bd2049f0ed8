"""Calls a solution in the Python of the browser, in a fresh namespace for each run. Answers are JSON and contain what was printed. The judge's wire.py precedes it."""
import builtins
import collections
import functools
import gc
import io
import itertools
import json
import math
import operator
import sys
import traceback

MAX_SHOWN = 8000
MAX_TRACE = 1500
# As in the judge: bytes printed in all calls together, and characters of one answer.
MAX_PRINTED = 1000000
MAX_VALUE = 1000000
TOO_MUCH = {"raised": "The program returned or printed too much.", "limit": "output"}


class _TooMuch(BaseException):
    """Ends a program that prints too much."""


class _Printed(io.TextIOBase):
    """Counts the bytes that a program prints, and stores the beginning of what it printed since the last `take`."""

    def __init__(self):
        self.count = 0
        self.parts = []
        self.rest = MAX_SHOWN

    def writable(self):
        return True

    def write(self, text):
        self.count += len(text.encode(errors="replace"))
        if self.rest > 0:
            self.parts.append(text[: self.rest])
            self.rest -= len(text)
        if self.count > MAX_PRINTED:
            raise _TooMuch
        return len(text)

    def take(self):
        text = "".join(self.parts)
        self.parts = []
        self.rest = MAX_SHOWN
        return text


def _trace(error):
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == "solution.py"]
    lines = [f"  line {frame.lineno}, in {frame.name}" for frame in own[-8:]]
    return "\n".join([*lines, *(line.rstrip() for line in traceback.format_exception_only(error))])[-MAX_TRACE:]


_solution = None
_printed = _Printed()


def _line_of(error):
    line, at = None, error.__traceback__
    while at is not None:
        if at.tb_frame.f_code.co_filename == "solution.py":
            line = at.tb_lineno
        at = at.tb_next
    return line


def _release(error=None):
    """Frees the memory of the last program, whose functions and namespace refer to each other."""
    global _solution
    _solution = None
    sys.modules.pop("solution", None)
    if error is not None:
        traceback.clear_frames(error.__traceback__)
        error.__traceback__ = None
    gc.collect()


def _capture(action):
    before = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = _printed
    try:
        result = action()
    except MemoryError as error:
        line = _line_of(error)
        # Formatting a message takes memory, too.
        _release(error)
        result = {"raised": "MemoryError" if line is None else "  line %d\nMemoryError" % line, "limit": "memory"}
    except BaseException as error:
        result = {"raised": _trace(error)}
    finally:
        sys.stdout, sys.stderr = before
    # A program may have caught _TooMuch.
    return TOO_MUCH if _printed.count > MAX_PRINTED else result, _printed.take()


def __cloggle_load(source, name):
    global _solution, _printed
    _release()
    _printed = _Printed()

    # There is no input.
    sys.stdin = io.StringIO()
    compiled, _ = _capture(lambda: {"code": compile_source(source)})
    if "raised" in compiled:
        return json.dumps({"compileError": compiled["raised"], "printed": ""})

    def load():
        namespace = empty_module().__dict__
        exec(compiled["code"], namespace)
        return {"solve": namespace.get(name)}

    result, printed = _capture(load)
    if "raised" in result:
        return json.dumps({**result, "printed": printed})
    if not callable(result["solve"]):
        return json.dumps({"compileError": f"Your program has no function named {name}.", "printed": printed})
    _solution = result["solve"]
    return "{}"


# The modules that this file and most programs use, with what they contained at the start.
_STARTED = [(module.__dict__, dict(module.__dict__)) for module in (builtins, collections, functools, gc, io, itertools, json, json.decoder, json.encoder, math, operator, traceback)]


def __cloggle_changed():
    """Whether the last program replaced something in a module, so that the next one needs a Python of its own. Calls no function, which may be replaced."""
    for names, before in _STARTED:
        if names != before:
            return True
    return False


def __cloggle_call(call):
    def answer():
        value = json.dumps(to_wire(_solution(*from_wire(json.loads(call)))))
        return {"value": value} if len(value) <= MAX_VALUE else TOO_MUCH

    result, printed = _capture(answer)
    return json.dumps({**result, "printed": printed})
