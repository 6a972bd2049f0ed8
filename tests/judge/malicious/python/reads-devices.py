# Runtime Error
def answer(number):
    open("/dev/mem", "rb")
    return 42
