# Time Limit Exceeded or Memory Limit Exceeded
class Endless(list):
    def __iter__(self):
        while True:
            yield 42


def answer(number):
    return Endless([42])
