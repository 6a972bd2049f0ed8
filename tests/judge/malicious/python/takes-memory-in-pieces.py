# Memory Limit Exceeded or Time Limit Exceeded
def answer(number):
    kept = []
    while True:
        kept.append(bytearray(10**6))
