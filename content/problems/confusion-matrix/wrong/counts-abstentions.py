# It counts an abstention in the last column, because index -1 is the last one.
def confusions(truth, guesses, classes):
    table = [[0] * classes for _ in range(classes)]
    for true_class, guess in zip(truth, guesses):
        table[true_class][guess] += 1
    return table
