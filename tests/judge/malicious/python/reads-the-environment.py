# Wrong Answer
import os


def answer(number):
    return 42 if len(os.environ) > 0 else 0
