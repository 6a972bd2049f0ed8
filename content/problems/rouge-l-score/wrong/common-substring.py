# It looks for a chain of neighboring words.
def common_length(left, right):
    row, best = [0] * (len(right) + 1), 0
    for word in left:
        above, row = row, [0]
        for at, other in enumerate(right):
            row.append(above[at] + 1 if word == other else 0)
        best = max(best, max(row))
    return best


def rouge_l(summary, references, beta):
    words, best = summary.lower().split(), 0.0
    for reference in references:
        others = reference.lower().split()
        length = common_length(words, others)
        if length > 0:
            precision, recall = length / len(words), length / len(others)
            best = max(best, (1 + beta**2) * precision * recall / (recall + beta**2 * precision))
    return best
