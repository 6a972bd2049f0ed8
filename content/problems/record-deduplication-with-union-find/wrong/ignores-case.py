# It compares details without regard to case.
def same_people(records):
    groups = []
    for at, details in enumerate(records):
        words = {detail.lower() for detail in details}
        near = [group for group in groups if group[1] & words]
        groups = [group for group in groups if not group[1] & words]
        groups.append((sorted([at] + [one for group in near for one in group[0]]), words.union(*(group[1] for group in near))))
    return [group[0] for group in groups]
