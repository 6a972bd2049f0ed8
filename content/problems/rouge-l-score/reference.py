def common_length(left, right):
    row = [0] * (len(right) + 1)
    for word in left:
        above, row = row, [0]
        for at, other in enumerate(right):
            row.append(above[at] + 1 if word == other else max(above[at + 1], row[at]))
    return row[-1]


def rouge_l(summary, references, beta):
    words, best = summary.lower().split(), 0.0
    for reference in references:
        others = reference.lower().split()
        length = common_length(words, others)
        if length > 0:
            precision, recall = length / len(words), length / len(others)
            best = max(best, (1 + beta**2) * precision * recall / (recall + beta**2 * precision))
    return best
