# Time Limit Exceeded: It goes through all rows again for every group.
def group_by_aggregate(keys, values):
    result = []
    for group_key in dict.fromkeys(keys):
        group = [value for key, value in zip(keys, values) if key == group_key and value is not None]
        result.append([len(group), sum(group), sum(group) / len(group), min(group), max(group)] if group else [0, 0, None, None, None])
    return result
