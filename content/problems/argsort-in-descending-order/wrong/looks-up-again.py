# It looks up each sorted score again, and finds the same position twice when scores are equal.
def rank(scores):
    return [scores.index(score) for score in sorted(scores, reverse=True)]
