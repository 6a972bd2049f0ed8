"""Runs our own solutions of problems, all of them in one go: what comes in is a list of works, what goes out their answers."""
import json
import math
import sys


def from_wire(part):
    if isinstance(part, list):
        return [from_wire(one) for one in part]
    return float(part["$"].replace("Infinity", "inf")) if isinstance(part, dict) else part


def to_wire(part):
    if hasattr(part, "tolist"):
        part = part.tolist()
    if isinstance(part, (list, tuple, set, frozenset)):
        return [to_wire(one) for one in part]
    if isinstance(part, float) and not math.isfinite(part):
        return {"$": "NaN" if math.isnan(part) else "Infinity" if part > 0 else "-Infinity"}
    return part


def answers_of(work):
    space = {"__name__": "solution"}
    try:
        exec(compile(work["source"], work["file"], "exec"), space)
    except Exception as trouble:
        return [{"raised": repr(trouble)} for _ in work["calls"]]
    return [answer_of(space.get(work["function"]), call) for call in work["calls"]]


def answer_of(solve, call):
    try:
        return {"value": json.dumps(to_wire(solve(*from_wire(call))))}
    except Exception as trouble:
        return {"raised": repr(trouble)}


print(json.dumps([answers_of(work) for work in json.load(sys.stdin)]))
