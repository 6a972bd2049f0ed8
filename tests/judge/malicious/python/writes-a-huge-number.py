# Time Limit Exceeded or Runtime Error or Memory Limit Exceeded
import sys


def answer(number):
    if hasattr(sys, "set_int_max_str_digits"):
        sys.set_int_max_str_digits(0)
    return len(str(10**(5 * 10**6))) * 0 + 42 if number > 10**9 else str(3**(10**7))
