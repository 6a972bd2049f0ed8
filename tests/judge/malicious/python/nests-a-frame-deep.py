# Runtime Error or Output Limit Exceeded or Time Limit Exceeded
import os

DEEP = b"[" * 450_000 + b"]" * 450_000


def answer(number):
    os.write(1, b"%08x" % len(DEEP) + DEEP)
    return 42
