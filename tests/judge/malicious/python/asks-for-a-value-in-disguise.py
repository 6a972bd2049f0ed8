# Wrong Answer
def answer(number):
    return {"$": "42"}
