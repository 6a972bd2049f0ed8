# It searches depth first and returns the first path it finds, not a shortest one.
def introduce(friends, start, goal):
    known = {}
    for one, other in friends:
        known.setdefault(one, []).append(other)
        known.setdefault(other, []).append(one)
    stack, seen = [[start]], {start}
    while stack:
        chain = stack.pop()
        if chain[-1] == goal:
            return chain
        for friend in known.get(chain[-1], [])[::-1]:
            if friend not in seen:
                seen.add(friend)
                stack.append([*chain, friend])
    return []
