def rank(scores):
    return sorted(range(len(scores)), key=scores.__getitem__, reverse=True)
