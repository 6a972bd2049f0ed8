# Runtime Error
import resource


def answer(number):
    resource.setrlimit(resource.RLIMIT_AS, (-1, -1))
    return 42
