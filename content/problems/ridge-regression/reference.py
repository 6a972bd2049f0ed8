def ridge(rows, targets, penalty):
    size = len(rows[0])
    columns = list(zip(*rows))
    system = [
        [sum(a * b for a, b in zip(one, other)) + (penalty if i == j else 0) for j, other in enumerate(columns)]
        + [sum(a * y for a, y in zip(one, targets))]
        for i, one in enumerate(columns)
    ]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(system[row][at]))
        system[at], system[pivot] = system[pivot], system[at]
        for row in range(size):
            if row != at:
                factor = system[row][at] / system[at][at]
                system[row] = [a - factor * b for a, b in zip(system[row], system[at])]
    return [system[at][-1] / system[at][at] for at in range(size)]
