"""The wire format of values, and what solutions are loaded with. It is prepended to every Python program that calls a solution: the harnesses of the judge and the browser, and tools/problems/run.py."""
import math
import sys


def from_wire(value):
    if isinstance(value, list):
        return [from_wire(item) for item in value]
    return float(value["$"].replace("Infinity", "inf")) if isinstance(value, dict) else value


def to_wire(value):
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, (list, tuple, set, frozenset)):
        return [to_wire(item) for item in value]
    if isinstance(value, float):
        return value if math.isfinite(value) else {"$": "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"}
    if value is None or isinstance(value, (int, str)):
        return value
    name = type(value).__name__
    if name in ("Decimal", "Fraction"):
        return to_wire(float(value))
    if name == "coroutine":
        value.close()
        raise TypeError("Your function is async. Return the answer itself, without async and await.")
    # Deques, generators, ranges, the results of map and filter, keys and values of a dict.
    if hasattr(value, "__iter__") and not isinstance(value, (dict, bytes, bytearray)):
        return [to_wire(item) for item in value]
    raise TypeError("Your function returned %s %s. Return lists, strings, numbers, True, False or None." % ("an" if name[:1] in "aeiou" else "a", name))


def compile_source(source):
    source = source.lstrip("\ufeff")
    try:
        return compile(source, "solution.py", "exec", dont_inherit=True)
    except SyntaxError:
        # Code that was copied from a page may be indented with no-break spaces.
        plain = source.translate({ord(space): " " for space in "\u00a0\u2007\u202f\u3000"})
        if plain == source:
            raise
        return compile(plain, "solution.py", "exec", dont_inherit=True)


def empty_module():
    # Dataclasses, pickle and typing look their module up.
    module = sys.modules["solution"] = type(sys)("solution")
    return module


