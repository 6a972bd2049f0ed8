# Wrong Answer
import atexit
import os
import threading

atexit.register(lambda: os.write(1, b'0000001c{"number": 1, "value": "42"}'))
threading._register_atexit(lambda: os.write(1, b"x")) if hasattr(threading, "_register_atexit") else None


class Late:
    def __del__(self):
        os.write(1, b"x")


late = Late()


def answer(number):
    return 0
