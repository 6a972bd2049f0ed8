# It counts the start as a first reward of the average.
def epsilon_greedy(rewards, draws, picks, epsilon, start, step):
    arms = len(rewards[0]) if rewards else 0
    counts, estimates = [0] * arms, [start] * arms
    for paid, draw, pick in zip(rewards, draws, picks):
        arm = int(pick * arms) if draw < epsilon else next(at for at in range(arms) if estimates[at] >= max(estimates) - 1e-9)
        counts[arm] += 1
        estimates[arm] += (step or 1 / (counts[arm] + 1)) * (paid[arm] - estimates[arm])
    return [list(pair) for pair in zip(counts, estimates)]
