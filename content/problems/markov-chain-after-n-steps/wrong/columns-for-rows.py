# It uses the transposed transition matrix.
def after_steps(chances, start, steps):
    states = range(len(chances))
    row = [1.0 if state == start else 0.0 for state in states]
    for _ in range(min(steps, 2000 + steps % 2)):
        row = [sum(chances[j][k] * row[k] for k in states) for j in states]
    return row
