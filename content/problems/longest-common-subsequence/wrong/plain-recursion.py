# Time Limit Exceeded: It tries both ways at each difference without remembering anything.
def shared_length(one, other):
    def shared(i, j):
        while i < len(one) and j < len(other) and one[i] == other[j]:
            return 1 + shared(i + 1, j + 1)
        return 0 if i == len(one) or j == len(other) else max(shared(i + 1, j), shared(i, j + 1))

    import sys

    sys.setrecursionlimit(5000)
    return shared(0, 0)
