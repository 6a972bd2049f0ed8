# Runtime Error
import os


def answer(number):
    os.mkdir("/usr/folder")
    return 42
