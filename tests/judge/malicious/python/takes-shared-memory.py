# Runtime Error or Memory Limit Exceeded
import mmap


def answer(number):
    kept = [mmap.mmap(-1, 10**8) for _ in range(100)]
    return 42 + 0 * len(kept)
