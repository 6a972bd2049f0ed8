# Runtime Error
import json


def answer(number):
    open(json.__file__, "a").write("# hello")
    return 42
