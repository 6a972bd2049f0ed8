from math import log, sqrt


def tf_idf(documents, vocabulary):
    columns = {word: column for column, word in enumerate(vocabulary)}
    counts = []
    for document in documents:
        row = [0] * len(vocabulary)
        for word in document.split():
            if word in columns:
                row[columns[word]] += 1
        counts.append(row)
    factors = [log((1 + len(documents)) / (1 + sum(row[at] > 0 for row in counts))) + 1 for at in range(len(vocabulary))]
    result = []
    for row in counts:
        weights = [count * factor for count, factor in zip(row, factors)]
        length = sqrt(sum(weight * weight for weight in weights))
        result.append([weight / length for weight in weights] if length > 0 else weights)
    return result
