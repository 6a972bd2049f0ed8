# It moves a word that is repeated in a row only once.
from math import exp


def sigmoid(x):
    power = exp(-abs(x))
    return 1 / (1 + power) if x > 0 else power / (1 + power)


def train_embeddings(centers, contexts, examples, rate):
    centers, contexts = [list(row) for row in centers], [list(row) for row in contexts]
    for center, *words in examples:
        old = centers[center]
        scores = [sum(a * b for a, b in zip(contexts[word], old)) for word in words]
        errors = [sigmoid(score) - (at == 0) for at, score in enumerate(scores)]
        slopes = [sum(error * contexts[word][column] for error, word in zip(errors, words)) for column in range(len(old))]
        centers[center] = [value - rate * slope for value, slope in zip(old, slopes)]
        for word, error in dict(zip(words, errors)).items():
            contexts[word] = [value - rate * error * part for value, part in zip(contexts[word], old)]
    return [centers, contexts]
