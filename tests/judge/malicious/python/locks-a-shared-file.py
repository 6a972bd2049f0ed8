# Wrong Answer
import os


def answer(number):
    try:
        import fcntl
    except ImportError:
        return 0
    file = open(os.__file__, "rb")
    # Another sandbox could see the lock, which would be a channel between them.
    for command, argument in ((fcntl.F_GETLK, b"\0" * 32), (fcntl.F_SETLK, b"\0" * 32), (fcntl.F_OFD_SETLK, b"\0" * 32), (fcntl.F_GETLEASE, 0), (fcntl.F_GETOWN, 0), (fcntl.F_NOTIFY, 1)):
        try:
            fcntl.fcntl(file, command, argument)
            return 42
        except OSError:
            pass
    return 0
