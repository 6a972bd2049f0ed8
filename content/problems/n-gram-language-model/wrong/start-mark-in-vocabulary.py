# It counts the start mark as part of the vocabulary.
from collections import Counter
from math import log


def padded(words, order):
    return ["<s>"] * (order - 1) + words + ["</s>"]


def ngrams(tokens, order):
    return [(tuple(tokens[at : at + order - 1]), tokens[at + order - 1]) for at in range(len(tokens) - order + 1)]


def log_likelihoods(training, sentences, order, added):
    known = {word for sentence in training for word in sentence.split()}
    pairs = Counter(pair for sentence in training for pair in ngrams(padded(sentence.split(), order), order))
    contexts = Counter()
    for (context, _), count in pairs.items():
        contexts[context] += count
    extra = added * (len(known) + 3)
    result = []
    for sentence in sentences:
        words = [word if word in known else "<unk>" for word in sentence.split()]
        result.append(sum(log((pairs[pair] + added) / (contexts[pair[0]] + extra)) for pair in ngrams(padded(words, order), order)))
    return result
