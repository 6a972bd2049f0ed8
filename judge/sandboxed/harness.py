"""
Reads frames from descriptor 0, calls the program's function, and writes the answers to descriptor 1. What the program prints goes to
descriptor 2. The harness is no security boundary, since it shares a process with the program: a program that changes it can only spoil
its own answers, as expected answers are not known here. wire.py is prepended to this file.
"""
import builtins
import io
import os
import sys

try:
    import resource
except ImportError:
    resource = None


try:
    # The json package imports regular expressions, which take longer to load than everything else.
    import _json

    class ScannerOptions:
        strict = True
        object_hook = object_pairs_hook = array_hook = None
        parse_float, parse_int, parse_constant = float, int, None

    def reject(value):
        raise TypeError("Object of type %s is not JSON serializable" % type(value).__name__)

    scan = _json.make_scanner(ScannerOptions)

    def loads(text):
        return scan(text, 0)[0]

    def dumps(value):
        return "".join(_json.make_encoder({}, reject, _json.encode_basestring_ascii, None, ": ", ", ", False, False, True)(value, 0))

    if loads(dumps({"a": [1, 2.5, None, True, "\u00e9\n"]})) != {"a": [1, 2.5, None, True, "\u00e9\n"]}:
        raise ImportError
except Exception:
    # Other versions of Python may lack these private functions.
    from json import dumps, loads


# The same limit as MAX_WIRE in the judge. Longer answers are not sent.
MAX_VALUE = 1_000_000
# Bytes of what a program prints in one test that are sent along with its answer.
MAX_PRINTED_SENT = 2_000
MAX_CALLS = 6


class Printed(io.FileIO):
    """Descriptor 2, with a copy of the first bytes since the last `take`."""

    def __init__(self):
        super().__init__(2, "w", closefd=False)
        self.copy = b""

    def write(self, data):
        if len(self.copy) < MAX_PRINTED_SENT:
            self.copy += bytes(data[:MAX_PRINTED_SENT - len(self.copy)])
        return super().write(data)

    def take(self):
        copy, self.copy = self.copy, b""
        return {"printed": copy.decode(errors="replace")} if copy else {}


def receive():
    header = take(8)
    return loads(take(int(header, 16)).decode())


def take(count):
    chunks = []
    while count > 0:
        chunk = os.read(0, min(count, 65536))
        if not chunk:
            os._exit(0)
        chunks.append(chunk)
        count -= len(chunk)
    return b"".join(chunks)


def send(message):
    body = dumps(message).encode()
    rest = memoryview(b"%08x" % len(body) + body)
    while rest:
        rest = rest[os.write(1, rest):]


def set_limits(start):
    if resource is None:
        return
    if start["memory"] > 0:
        resource.setrlimit(resource.RLIMIT_AS, (start["memory"], start["memory"]))
    resource.setrlimit(resource.RLIMIT_CPU, (start["seconds"], start["seconds"]))
    for name, maximum in (("FSIZE", 0), ("CORE", 0), ("NOFILE", 64), ("NPROC", 0), ("MEMLOCK", 0), ("MSGQUEUE", 0)):
        limit = getattr(resource, "RLIMIT_" + name)
        resource.setrlimit(limit, (maximum, maximum))


def describe(error):
    kind = "memory" if isinstance(error, MemoryError) else "other"
    try:
        text = str(error)[:1000]
    except BaseException:
        text = ""
    return {"kind": kind, "message": type(error).__name__ + (": " + text if text else "")}


def line_of(error):
    """The line of the program where the error was raised, and the calls that led there."""
    calls = []
    entry = error.__traceback__
    while entry is not None:
        if entry.tb_frame.f_code.co_filename == "solution.py":
            calls.append((entry.tb_lineno, entry.tb_frame.f_code.co_name))
        entry = entry.tb_next
    if not calls:
        return ""
    text = " (line %d)" % calls[-1][0]
    if len(calls) > 1:
        text += "".join("\n  line %d, in %s" % call for call in calls[-MAX_CALLS:])
    return text


def load(start):
    try:
        code = compile_source(start["source"])
    except BaseException as error:
        line = " (line %s)" % error.lineno if isinstance(error, SyntaxError) else ""
        text = error.msg if isinstance(error, SyntaxError) else str(error)
        return None, {"kind": "compile", "message": "%s: %s%s" % (type(error).__name__, text, line)}
    namespace = empty_module().__dict__
    namespace["__builtins__"] = builtins
    try:
        exec(code, namespace)
    except BaseException as error:
        described = describe(error)
        return None, {**described, "message": described["message"] + line_of(error)}
    solve = namespace.get(start["function"])
    if not callable(solve):
        return None, {"kind": "compile", "message": "Your program has no function named %s." % start["function"]}
    return solve, None


def read_arguments(text):
    given = loads(text)
    # Searching for special numbers takes longer than parsing, so it is skipped if there are none.
    return from_wire(given) if '"$"' in text else given


def main():
    # The argument is the folder of numpy, which is imported before the program arrives.
    if len(sys.argv) > 1:
        sys.path.append(sys.argv[1])
        import numpy  # noqa: F401
    os.environ.clear()
    sys.stdin = io.StringIO("")
    printed = Printed()
    sys.stdout = sys.stderr = io.TextIOWrapper(printed, encoding="utf-8", errors="replace", write_through=True)
    send({"here": True})
    start = receive()
    set_limits(start)
    solve, failure = load(start)
    if failure is not None:
        return send({"failed": failure})
    send({"ready": True})
    while True:
        test = receive()
        number = test["number"]
        if test.get("isFresh"):
            solve, failure = load(start)
            if failure is not None:
                return send({"failed": failure})
        try:
            value = dumps(to_wire(solve(*read_arguments(test["arguments"]))))
            answer = {"value": value} if len(value) <= MAX_VALUE else {"tooMuch": True}
        except BaseException as error:
            described = describe(error)
            answer = {"raised": {**described, "message": described["message"] + line_of(error)}}
        send({"number": number, **answer, **printed.take()})


main()
