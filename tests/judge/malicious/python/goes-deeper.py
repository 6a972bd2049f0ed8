# Runtime Error or Memory Limit Exceeded or Time Limit Exceeded
import sys

sys.setrecursionlimit(10**9)


def answer(number):
    return answer(number + 1) + 1
