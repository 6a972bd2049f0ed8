# Output Limit Exceeded or Runtime Error
def answer(number):
    return "x" * 3 * 10**6
