# It chooses the best state of each day and ignores what follows.
def likeliest_path(start, moves, signs, seen):
    path = []
    for sign in seen:
        score = lambda state: (moves[path[-1]][state] if path else start[state]) + signs[state][sign]
        path.append(max(range(len(start)), key=score))
    return path
