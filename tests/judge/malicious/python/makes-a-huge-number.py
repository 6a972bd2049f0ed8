# Time Limit Exceeded or Memory Limit Exceeded
def answer(number):
    return 42 if 9**9**9 > 0 else 0
