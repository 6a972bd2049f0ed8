# Time Limit Exceeded: It goes over all minutes of a range.
def peak_loads(loads, actions):
    loads, answers = list(loads), []
    for first, last, change in actions:
        if change == 0:
            answers.append(max(loads[first : last + 1]))
        else:
            for minute in range(first, last + 1):
                loads[minute] += change
    return answers
