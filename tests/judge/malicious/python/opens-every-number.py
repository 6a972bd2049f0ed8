# Wrong Answer or Runtime Error
import os


def answer(number):
    found = []
    for descriptor in range(3, 4096):
        try:
            os.fstat(descriptor)
            found.append(descriptor)
            os.write(descriptor, b"42")
            return 42
        except OSError:
            pass
    return 0
