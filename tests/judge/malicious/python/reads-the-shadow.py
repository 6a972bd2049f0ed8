# Runtime Error
def answer(number):
    open("/etc/shadow")
    return 42
