# Runtime Error: It follows a chain of records by calling itself, once for each of them.
def same_people(records):
    having = {}
    for at, details in enumerate(records):
        for detail in details:
            having.setdefault(detail, []).append(at)
    seen, groups = set(), []

    def visit(at, group):
        seen.add(at)
        group.append(at)
        for detail in records[at]:
            for other in having[detail]:
                if other not in seen:
                    visit(other, group)

    for at in range(len(records)):
        if at not in seen:
            groups.append([])
            visit(at, groups[-1])
    return groups
