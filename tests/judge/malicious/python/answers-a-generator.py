# Runtime Error
def answer(number):
    yield 42
