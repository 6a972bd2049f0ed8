def after_steps(chances, start, steps):
    states = range(len(chances))
    row = [1.0 if state == start else 0.0 for state in states]
    while steps:
        if steps % 2:
            row = [sum(row[k] * chances[k][j] for k in states) for j in states]
        chances = [[sum(line[k] * chances[k][j] for k in states) for j in states] for line in chances]
        total = [sum(line) for line in chances]
        chances = [[value / whole for value in line] for line, whole in zip(chances, total)]
        steps //= 2
    return row
