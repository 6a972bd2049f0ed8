# Wrong Answer
def answer(number):
    print(42)
    print('{"value": "42"}')
