# Memory Limit Exceeded
kept = [0] * 10**9


def answer(number):
    return 42
