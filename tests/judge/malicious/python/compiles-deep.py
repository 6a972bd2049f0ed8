# Runtime Error or Memory Limit Exceeded
def answer(number):
    return eval("(" * 10**4 + "42" + ")" * 10**4)
