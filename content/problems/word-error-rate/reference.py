def word_error_rate(spoken, heard):
    said, understood = spoken.split(), heard.split()
    row = list(range(len(understood) + 1))
    for i, word in enumerate(said, 1):
        across, row[0] = row[0], i
        for j, other in enumerate(understood, 1):
            across, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, across + (word != other))
    return row[-1] / max(len(said), 1)
