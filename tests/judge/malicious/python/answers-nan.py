# Wrong Answer
def answer(number):
    return float("nan")
