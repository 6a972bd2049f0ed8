# Runtime Error or Memory Limit Exceeded
class Deeper:
    def tolist(self):
        return [Deeper(), Deeper()]


def answer(number):
    return Deeper()
