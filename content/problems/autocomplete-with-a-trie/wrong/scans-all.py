# Time Limit Exceeded: It goes through all searches for each prefix.
from collections import Counter


def completions(words, typed):
    answers = []
    for beginning in typed:
        counts = Counter(word for word in words if word.startswith(beginning))
        answers.append(sorted(counts, key=lambda word: (-counts[word], word))[:3])
    return answers
