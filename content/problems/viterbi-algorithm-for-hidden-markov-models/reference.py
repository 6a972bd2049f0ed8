def likeliest_path(start, moves, signs, seen):
    if not seen:
        return []
    states = range(len(start))
    best = [start[state] + signs[state][seen[0]] for state in states]
    notes = []
    for sign in seen[1:]:
        came = [max(states, key=lambda before: best[before] + moves[before][state]) for state in states]
        best = [best[came[state]] + moves[came[state]][state] + signs[state][sign] for state in states]
        notes.append(came)
    path = [best.index(max(best))]
    for came in reversed(notes):
        path.append(came[path[-1]])
    return path[::-1]
