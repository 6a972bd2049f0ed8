# Runtime Error
import threading


def answer(number):
    for _ in range(100):
        threading.Thread(target=lambda: None).start()
    return 42
