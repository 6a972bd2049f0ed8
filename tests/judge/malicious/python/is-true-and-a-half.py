# Wrong Answer
def answer(number):
    return True if number == 19 else 41.99999999
