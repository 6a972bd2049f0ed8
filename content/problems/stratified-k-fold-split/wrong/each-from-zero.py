# Each class begins with fold 0 again.
def fold_of_each(labels, folds):
    seen = {}
    parts = []
    for label in labels:
        parts.append(seen.get(label, 0) % folds)
        seen[label] = seen.get(label, 0) + 1
    return parts
