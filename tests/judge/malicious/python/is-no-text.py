# Compile Error
def answer(number):
    return 42  
