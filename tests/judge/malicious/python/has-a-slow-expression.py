# Time Limit Exceeded
import re


def answer(number):
    return 42 if re.match("(a+)+$", "a" * 60 + "b") else 0
