# Runtime Error
import os


def answer(number):
    os._exit(139)
