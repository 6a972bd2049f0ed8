# Memory Limit Exceeded or Runtime Error
def answer(number):
    return len("x" * 10**10) * 0 + 42
