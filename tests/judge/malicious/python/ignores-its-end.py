# Time Limit Exceeded or Runtime Error
import signal

for one in range(1, 65):
    try:
        signal.signal(one, signal.SIG_IGN)
    except (OSError, ValueError):
        pass


def answer(number):
    while True:
        pass
