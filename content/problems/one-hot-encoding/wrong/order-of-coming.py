# Its columns are in order of first occurrence.
def one_hot(values):
    columns = [value for value in dict.fromkeys(values) if value]
    return [[int(value == column) for column in columns] for value in values]
