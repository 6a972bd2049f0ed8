# It does not add the part of its own coefficient back to the residuals.
def soft_threshold(value, limit):
    if value > limit:
        return value - limit
    return value + limit if value < -limit else 0


def lasso(rows, targets, penalty, rounds):
    count, columns = len(rows), list(zip(*rows))
    scales = [sum(value * value for value in column) / count for column in columns]
    weights = [0] * len(columns)
    residuals = list(targets)
    for _ in range(rounds):
        for feature, (column, scale) in enumerate(zip(columns, scales)):
            if scale == 0:
                continue
            overlap = sum(value * rest for value, rest in zip(column, residuals)) / count
            weight = soft_threshold(overlap, penalty) / scale
            change = weight - weights[feature]
            weights[feature] = weight
            residuals = [rest - change * value for value, rest in zip(column, residuals)]
    return weights
