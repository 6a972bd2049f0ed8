def confusions(truth, guesses, classes):
    table = [[0] * classes for _ in range(classes)]
    for true_class, guess in zip(truth, guesses):
        if guess >= 0:
            table[true_class][guess] += 1
    return table
