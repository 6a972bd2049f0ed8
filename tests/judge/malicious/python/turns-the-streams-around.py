# Time Limit Exceeded or Runtime Error
import os


def answer(number):
    os.dup2(2, 1)
    os.dup2(1, 0)
    return 42
