# Runtime Error
import os


def answer(number):
    os.listdir("/proc")
    return 42
