# It multiplies the probabilities, which become 0 for long queries.
from collections import Counter


def naive_bayes(documents, labels, classes, alpha, queries):
    counts = [Counter() for _ in range(classes)]
    for text, label in zip(documents, labels):
        counts[label].update(text.split())
    vocabulary = set().union(*counts)
    totals = [sum(words.values()) + alpha * len(vocabulary) for words in counts]
    answer = []
    for query in queries:
        shares = [labels.count(label) / len(labels) for label in range(classes)]
        for word in query.split():
            if word in vocabulary:
                shares = [share * (counts[label][word] + alpha) / totals[label] for label, share in enumerate(shares)]
        answer.append([share / (sum(shares) or 1) for share in shares])
    return answer
