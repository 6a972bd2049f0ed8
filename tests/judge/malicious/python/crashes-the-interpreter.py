# Runtime Error
import ctypes


def answer(number):
    return ctypes.string_at(0)
