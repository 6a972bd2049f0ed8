# Runtime Error
import os


def answer(number):
    os.listdir("/oldroot")
    return 42
