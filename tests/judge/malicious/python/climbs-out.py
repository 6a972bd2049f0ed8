# Runtime Error
def answer(number):
    open("../../../../../../../../etc/hostname")
    return 42
