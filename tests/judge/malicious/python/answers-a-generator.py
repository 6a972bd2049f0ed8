# Wrong Answer
def answer(number):
    yield 42
