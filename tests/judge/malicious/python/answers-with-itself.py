# Runtime Error
def answer(number):
    circle = []
    circle.append(circle)
    return circle
