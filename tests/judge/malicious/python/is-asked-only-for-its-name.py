# Compile Error or Runtime Error
class answer:
    pass


answer = 42
