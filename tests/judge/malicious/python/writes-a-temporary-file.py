# Runtime Error
def answer(number):
    open("/tmp/file", "w").write("x")
    return 42
