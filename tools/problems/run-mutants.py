"""
Runs mutants of a reference: reads {function, sources, inputs, seconds} from standard input and writes a list of answers for each source. A source
that takes longer than the seconds for one input is stopped, and its other inputs are not run. wire.py of the judge is prepended to this file.
"""
import json
import resource
import signal
import sys


class TookTooLong(BaseException):
    pass


def stop(*_):
    raise TookTooLong


def answers_of(source, name, inputs, seconds):
    namespace = {"__name__": "solution"}
    answers = []
    try:
        exec(compile(source, "mutant", "exec"), namespace)
        for call in inputs:
            signal.setitimer(signal.ITIMER_REAL, seconds)
            try:
                answers.append({"value": json.dumps(to_wire(namespace[name](*from_wire(call))))})
            except TookTooLong:
                return [*answers, {"raised": "It took too long."}]
            except BaseException as error:
                answers.append({"raised": repr(error)[:200]})
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
    except BaseException as error:
        return [*answers, {"raised": repr(error)[:200]}]
    return answers


signal.signal(signal.SIGALRM, stop)
# An endless loop that appends must not take all memory of the machine.
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
job = json.load(sys.stdin)
print(json.dumps([answers_of(source, job["function"], job["inputs"], job["seconds"]) for source in job["sources"]]))
