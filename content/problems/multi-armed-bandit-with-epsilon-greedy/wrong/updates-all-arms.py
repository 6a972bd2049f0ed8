# It updates the arms that were not chosen, too.
def epsilon_greedy(rewards, draws, picks, epsilon, start, step):
    arms = len(rewards[0]) if rewards else 0
    counts, estimates = [0] * arms, [start] * arms
    for at, (paid, draw, pick) in enumerate(zip(rewards, draws, picks)):
        arm = int(pick * arms) if draw < epsilon else next(one for one in range(arms) if estimates[one] >= max(estimates) - 1e-9)
        counts[arm] += 1
        estimates = [old + (step or 1 / (at + 1)) * (new - old) for old, new in zip(estimates, paid)]
    return [list(pair) for pair in zip(counts, estimates)]
