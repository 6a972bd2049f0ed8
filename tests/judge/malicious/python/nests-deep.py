# Runtime Error
def answer(number):
    nested = []
    for _ in range(10**5):
        nested = [nested]
    return nested
