def longest_repeat(text, times):
    following, link, length, ends, first = [{}], [-1], [0], [0], [-1]
    last = 0
    for at, letter in enumerate(text):
        state = len(length)
        following.append({})
        link.append(0)
        length.append(length[last] + 1)
        ends.append(1)
        first.append(at)
        walk = last
        while walk != -1 and letter not in following[walk]:
            following[walk][letter] = state
            walk = link[walk]
        if walk != -1:
            found = following[walk][letter]
            if length[found] == length[walk] + 1:
                link[state] = found
            else:
                copy = len(length)
                following.append(dict(following[found]))
                link.append(link[found])
                length.append(length[walk] + 1)
                ends.append(0)
                first.append(first[found])
                while walk != -1 and following[walk].get(letter) == found:
                    following[walk][letter] = copy
                    walk = link[walk]
                link[found] = link[state] = copy
        last = state
    best = (0, 0)
    for state in sorted(range(1, len(length)), key=length.__getitem__, reverse=True):
        ends[link[state]] += ends[state]
        if ends[state] >= times:
            best = min(best, (-length[state], first[state] - length[state] + 1))
    return [best[1], -best[0]]
