# Runtime Error or Wrong Answer
import os


def answer(number):
    return 42 if os.system("true") == 0 else 0
