# Output Limit Exceeded
def answer(number):
    while True:
        print("x" * 1000)
