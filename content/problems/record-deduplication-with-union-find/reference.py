def same_people(records):
    leads_to = list(range(len(records)))

    def root(record):
        while leads_to[record] != record:
            leads_to[record] = leads_to[leads_to[record]]
            record = leads_to[record]
        return record

    first_with = {}
    for position, details in enumerate(records):
        for detail in details:
            leads_to[root(position)] = root(first_with.setdefault(detail, position))
    groups = {}
    for position in range(len(records)):
        groups.setdefault(root(position), []).append(position)
    return list(groups.values())
