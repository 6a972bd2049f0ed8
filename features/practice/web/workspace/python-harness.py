"""Calls a solution inside the browser's Python, in a fresh space for each run. Answers go out as JSON; what is printed goes with them. The judge's wire.py goes before it."""
import gc
import io
import json
import sys
import traceback

LONGEST_PRINTED = 8000
LONGEST_TRACE = 1500
# As in the judge: bytes that a program prints in all its calls, and signs of one answer.
MOST_PRINTED = 1000000
LONGEST_VALUE = 1000000
TOO_MUCH = {"raised": "The program returned or printed too much.", "limit": "output"}


class _TooMuch(BaseException):
    """Ends a program that prints too much."""


class _Printed(io.TextIOBase):
    """Counts what a program prints, and keeps the beginning of what it printed since the last time."""

    def __init__(self):
        self.count = 0
        self.parts = []
        self.room = LONGEST_PRINTED

    def writable(self):
        return True

    def write(self, text):
        self.count += len(text.encode(errors="replace"))
        if self.room > 0:
            self.parts.append(text[: self.room])
            self.room -= len(text)
        if self.count > MOST_PRINTED:
            raise _TooMuch
        return len(text)

    def taken(self):
        text = "".join(self.parts)
        self.parts = []
        self.room = LONGEST_PRINTED
        return text


def _say(trouble):
    own = [frame for frame in traceback.extract_tb(trouble.__traceback__) if frame.filename == "solution.py"]
    lines = [f"  line {frame.lineno}, in {frame.name}" for frame in own[-8:]]
    return "\n".join([*lines, *(line.rstrip() for line in traceback.format_exception_only(trouble))])[-LONGEST_TRACE:]


_solve = None
_printed = _Printed()


def _line(trouble):
    line, at = None, trouble.__traceback__
    while at is not None:
        if at.tb_frame.f_code.co_filename == "solution.py":
            line = at.tb_lineno
        at = at.tb_next
    return line


def _let_go(trouble=None):
    """Frees all that the last program has: its functions and their names hold each other."""
    global _solve
    _solve = None
    if trouble is not None:
        traceback.clear_frames(trouble.__traceback__)
        trouble.__traceback__ = None
    gc.collect()


def _kept(work):
    before = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = _printed
    try:
        said = work()
    except MemoryError as trouble:
        line = _line(trouble)
        # Words take memory, too.
        _let_go(trouble)
        said = {"raised": "MemoryError" if line is None else "  line %d\nMemoryError" % line, "limit": "memory"}
    except BaseException as trouble:
        said = {"raised": _say(trouble)}
    finally:
        sys.stdout, sys.stderr = before
    # Whoever did not let itself be ended is told so all the same.
    return TOO_MUCH if _printed.count > MOST_PRINTED else said, _printed.taken()


def __cloggle_load(source, name):
    global _solve, _printed
    _let_go()
    _printed = _Printed()

    # Nobody is there to type.
    sys.stdin = io.StringIO()
    read, _ = _kept(lambda: {"code": compile(source, "solution.py", "exec", dont_inherit=True)})
    if "raised" in read:
        return json.dumps({"noProgram": read["raised"], "printed": ""})

    def load():
        space = {"__name__": "solution"}
        exec(read["code"], space)
        return {"solve": space.get(name)}

    said, printed = _kept(load)
    if "raised" in said:
        return json.dumps({**said, "printed": printed})
    if not callable(said["solve"]):
        return json.dumps({"noProgram": f"There is no function {name}.", "printed": printed})
    _solve = said["solve"]
    return "{}"


def __cloggle_call(call):
    def answer():
        value = json.dumps(to_wire(_solve(*from_wire(json.loads(call)))))
        return {"value": value} if len(value) <= LONGEST_VALUE else TOO_MUCH

    said, printed = _kept(answer)
    return json.dumps({**said, "printed": printed})
