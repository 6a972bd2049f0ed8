"""Runs trusted solutions: reads a list of solutions with their calls from standard input and writes the answers to standard output. wire.py of the judge is prepended to this file."""
import json
import sys


def answers_of(solution):
    namespace = {"__name__": "solution"}
    try:
        exec(compile(solution["source"], solution["file"], "exec"), namespace)
    except Exception as error:
        return [{"raised": repr(error)} for _ in solution["calls"]]
    return [answer_of(namespace.get(solution["function"]), call) for call in solution["calls"]]


def answer_of(solve, call):
    try:
        return {"value": json.dumps(to_wire(solve(*from_wire(call))))}
    except Exception as error:
        return {"raised": repr(error)}


print(json.dumps([answers_of(solution) for solution in json.load(sys.stdin)]))
