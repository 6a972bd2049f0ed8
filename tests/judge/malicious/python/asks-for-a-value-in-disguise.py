# Runtime Error
def answer(number):
    return {"$": "42"}
