# Time Limit Exceeded
def answer(number):
    while True:
        pass
