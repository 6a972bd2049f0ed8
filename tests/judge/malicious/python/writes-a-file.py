# Runtime Error
def answer(number):
    open("/nowhere/file", "w").write("x")
    return 42
