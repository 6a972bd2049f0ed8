# Time Limit Exceeded or Runtime Error
import time


def answer(number):
    time.sleep(3600)
    return 42
