def isotonic(values):
    groups = []
    for value in values:
        total, count = value, 1
        while groups and groups[-1][0] * count > total * groups[-1][1]:
            before, many = groups.pop()
            total, count = total + before, count + many
        groups.append((total, count))
    return [total / count for total, count in groups for _ in range(count)]
