# Of two equally close references it takes the longer one.
from collections import Counter
from math import exp


def ngrams(words, size):
    return Counter(tuple(words[at : at + size]) for at in range(len(words) - size + 1))


def bleu(candidates, references, longest):
    right, total = [0] * longest, [0] * longest
    candidate_length = reference_length = 0
    for candidate, texts in zip(candidates, references):
        words, others = candidate.split(), [text.split() for text in texts]
        candidate_length += len(words)
        reference_length += -min((abs(len(other) - len(words)), -len(other)) for other in others)[1]
        for at in range(longest):
            allowed = Counter()
            for other in others:
                allowed |= ngrams(other, at + 1)
            counts = ngrams(words, at + 1)
            right[at] += sum((counts & allowed).values())
            total[at] += sum(counts.values())
    if 0 in right or not candidates:
        return 0.0
    score = min(1.0, exp(1 - reference_length / candidate_length))
    for some, all_ in zip(right, total):
        score *= (some / all_) ** (1 / longest)
    return score
