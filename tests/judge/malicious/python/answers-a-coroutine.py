# Runtime Error
async def answer(number):
    return 42
