# Output Limit Exceeded
import os


def answer(number):
    while True:
        os.write(2, b"x" * 60000)
