# It returns the groups in alphabetical order.
def group_by_aggregate(keys, values):
    groups = {}
    for key, value in zip(keys, values):
        group = groups.setdefault(key, [])
        if value is not None:
            group.append(value)
    return [
        [len(group), sum(group), sum(group) / len(group), min(group), max(group)] if group else [0, 0, None, None, None]
        for _, group in sorted(groups.items())
    ]
