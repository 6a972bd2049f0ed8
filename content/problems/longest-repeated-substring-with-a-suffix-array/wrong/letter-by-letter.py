# Time Limit Exceeded: It compares suffixes letter by letter.
from functools import cmp_to_key


def longest_repeat(text, times):
    end = len(text)

    def shared(one, other):
        length = 0
        while one + length < end and other + length < end and text[one + length] == text[other + length]:
            length += 1
        return length

    def compare(one, other):
        length = shared(one, other)
        if max(one, other) + length == end:
            return other - one
        return -1 if text[one + length] < text[other + length] else 1

    order = sorted(range(end), key=cmp_to_key(compare))
    best = (0, 0)
    for at in range(end - times + 1):
        length = shared(order[at], order[at + times - 1])
        if length > 0:
            best = min(best, (-length, min(order[at : at + times])))
    return [best[1], -best[0]]
