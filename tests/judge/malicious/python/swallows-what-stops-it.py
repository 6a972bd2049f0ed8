# Time Limit Exceeded
import signal

for which in range(1, 65):
    try:
        signal.signal(which, signal.SIG_IGN)
    except (OSError, ValueError):
        pass


def answer(number):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
