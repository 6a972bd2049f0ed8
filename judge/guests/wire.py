"""How values travel to a program and back. It goes before every program of ours that calls a solution: the judge's, the browser's, the gate's."""
import math


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


