# It compares with the spread of the predictions instead of the true values.
from math import sqrt


def regression_metrics(actual, predicted):
    count = len(actual)
    errors = [true - guess for true, guess in zip(actual, predicted)]
    squares = sum(error * error for error in errors)
    if min(actual) == max(actual):
        r2 = 1 if squares == 0 else 0
    else:
        mean = sum(actual) / count
        r2 = 1 - squares / sum((true - mean) ** 2 for true in predicted)
    shares = [abs(error / true) for error, true in zip(errors, actual) if true != 0]
    mape = sum(shares) / len(shares) if shares else None
    return [r2, sum(map(abs, errors)) / count, sqrt(squares / count), mape]
