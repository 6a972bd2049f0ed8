# Runtime Error
import os


def answer(number):
    os.fork()
    return 42
