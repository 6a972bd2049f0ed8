"""
Stands between the judge and a program: reads one frame after another from descriptor 0, calls the program's function, and
writes the answers to descriptor 1. What the program prints goes to descriptor 2. It runs with the program in one process, so it
guards nothing: whatever a program does to it, it can only spoil answers of its own. What is right is not known here. wire.py goes before it.
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
    # The package around it brings regular expressions along, which take longer to load than all the rest.
    import _json

    class Reading:
        strict = True
        object_hook = object_pairs_hook = array_hook = None
        parse_float, parse_int, parse_constant = float, int, None

    def not_plain(part):
        raise TypeError("Object of type %s is not JSON serializable" % type(part).__name__)

    scan = _json.make_scanner(Reading)

    def read(text):
        return scan(text, 0)[0]

    def written(value):
        return "".join(_json.make_encoder({}, not_plain, _json.encode_basestring_ascii, None, ": ", ", ", False, False, True)(value, 0))

    if read(written({"a": [1, 2.5, None, True, "\u00e9\n"]})) != {"a": [1, 2.5, None, True, "\u00e9\n"]}:
        raise ImportError
except Exception:
    # Another Python may have none of it, or another one.
    from json import dumps as written, loads as read


# As long as in the judge's own rule: what is longer is not sent.
LONGEST_VALUE = 1_000_000


def hear():
    head = take(8)
    return read(take(int(head, 16)).decode())


def take(count):
    parts = []
    while count > 0:
        part = os.read(0, min(count, 65536))
        if not part:
            os._exit(0)
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def say(message):
    body = written(message).encode()
    rest = memoryview(b"%08x" % len(body) + body)
    while rest:
        rest = rest[os.write(1, rest):]


def limit(begin):
    if resource is None:
        return
    if begin["memory"] > 0:
        resource.setrlimit(resource.RLIMIT_AS, (begin["memory"], begin["memory"]))
    resource.setrlimit(resource.RLIMIT_CPU, (begin["seconds"], begin["seconds"]))
    for what, most in (("FSIZE", 0), ("CORE", 0), ("NOFILE", 64), ("NPROC", 0), ("MEMLOCK", 0), ("MSGQUEUE", 0)):
        number = getattr(resource, "RLIMIT_" + what)
        resource.setrlimit(number, (most, most))


def tell(trouble):
    kind = "memory" if isinstance(trouble, MemoryError) else "other"
    try:
        text = str(trouble)[:1000]
    except BaseException:
        text = ""
    return {"kind": kind, "says": type(trouble).__name__ + (": " + text if text else "")}


def line_of(trouble):
    found = None
    at = trouble.__traceback__
    while at is not None:
        if at.tb_frame.f_code.co_filename == "solution.py":
            found = at.tb_lineno
        at = at.tb_next
    return "" if found is None else " (line %d)" % found


def load(begin):
    try:
        code = compile(begin["source"], "solution.py", "exec", dont_inherit=True)
    except BaseException as trouble:
        place = " (line %s)" % trouble.lineno if isinstance(trouble, SyntaxError) else ""
        text = trouble.msg if isinstance(trouble, SyntaxError) else str(trouble)
        return None, {"kind": "compile", "says": "%s: %s%s" % (type(trouble).__name__, text, place)}
    space = {"__name__": "solution", "__builtins__": builtins}
    try:
        exec(code, space)
    except BaseException as trouble:
        told = tell(trouble)
        return None, {**told, "says": told["says"] + line_of(trouble)}
    solve = space.get(begin["function"])
    if not callable(solve):
        return None, {"kind": "compile", "says": "There is no function %s." % begin["function"]}
    return solve, None


def given_in(text):
    given = read(text)
    # Looking for what JSON cannot write takes longer than reading the text: it is looked for where there is some.
    return from_wire(given) if '"$"' in text else given


def main():
    # Where numpy lies, for those guests that need it: it is loaded ahead.
    if len(sys.argv) > 1:
        sys.path.append(sys.argv[1])
        import numpy  # noqa: F401
    os.environ.clear()
    sys.stdin = io.StringIO("")
    sys.stdout = sys.stderr = io.TextIOWrapper(io.FileIO(2, "w", closefd=False), encoding="utf-8", errors="replace", write_through=True)
    say({"here": True})
    begin = hear()
    limit(begin)
    solve, trouble = load(begin)
    if trouble is not None:
        return say({"failed": trouble})
    say({"ready": True})
    while True:
        test = hear()
        number = test["number"]
        try:
            value = written(to_wire(solve(*given_in(test["arguments"]))))
            answer = {"value": value} if len(value) <= LONGEST_VALUE else {"tooMuch": True}
        except BaseException as trouble:
            told = tell(trouble)
            answer = {"raised": {**told, "says": told["says"] + line_of(trouble)}}
        say({"number": number, **answer})


main()
