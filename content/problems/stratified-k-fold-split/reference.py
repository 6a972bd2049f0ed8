def fold_of_each(labels, folds):
    order = {}
    for label in labels:
        order.setdefault(label, len(order))
    dealt = sorted(range(len(labels)), key=lambda at: order[labels[at]])
    parts = [0] * len(labels)
    for turn, at in enumerate(dealt):
        parts[at] = turn % folds
    return parts
