# It lets an abstention land in the last column, which is where position -1 leads.
def confusions(truth, guesses, classes):
    table = [[0] * classes for _ in range(classes)]
    for true_class, guess in zip(truth, guesses):
        table[true_class][guess] += 1
    return table
