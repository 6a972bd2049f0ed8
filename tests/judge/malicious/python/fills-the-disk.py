# Runtime Error
def answer(number):
    for at in range(10**6):
        with open("file%d" % at, "wb") as file:
            file.write(b"x" * 10**7)
    return 42
