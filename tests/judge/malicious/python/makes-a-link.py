# Runtime Error
import os


def answer(number):
    os.symlink("/etc/passwd", "link")
    return 42
