# It counts a word of the query only once.
from collections import Counter
from math import exp, log


def naive_bayes(documents, labels, classes, alpha, queries):
    counts = [Counter() for _ in range(classes)]
    for text, label in zip(documents, labels):
        counts[label].update(text.split())
    vocabulary = set().union(*counts)
    totals = [sum(words.values()) + alpha * len(vocabulary) for words in counts]
    present = sorted(set(labels))
    priors = {label: log(labels.count(label) / len(labels)) for label in present}

    def classify(query):
        words = [word for word in dict.fromkeys(query.split()) if word in vocabulary]
        sums = {label: priors[label] + sum(log((counts[label][word] + alpha) / totals[label]) for word in words) for label in present}
        most = max(sums.values())
        shares = [exp(sums[label] - most) if label in sums else 0 for label in range(classes)]
        return [share / sum(shares) for share in shares]

    return [classify(query) for query in queries]
