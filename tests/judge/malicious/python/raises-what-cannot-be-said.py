# Runtime Error
class Unsayable(Exception):
    def __str__(self):
        raise self


def answer(number):
    raise Unsayable()
