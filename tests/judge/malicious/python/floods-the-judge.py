# Output Limit Exceeded or Runtime Error
import os


def answer(number):
    while True:
        os.write(1, b"x" * 60000)
