def one_hot(values):
    columns = sorted(set(values) - {""})
    return [[int(value == column) for column in columns] for value in values]
