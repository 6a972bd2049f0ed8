"""The wire format of values. It is prepended to every Python program that calls a solution: the harnesses of the judge and the browser, and tools/problems/run.py."""
import math


def from_wire(value):
    if isinstance(value, list):
        return [from_wire(item) for item in value]
    return float(value["$"].replace("Infinity", "inf")) if isinstance(value, dict) else value


def to_wire(value):
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, (list, tuple, set, frozenset)):
        return [to_wire(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return {"$": "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"}
    return value


