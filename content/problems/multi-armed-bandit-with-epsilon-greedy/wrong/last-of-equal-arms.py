# It chooses the last one of equal arms.
def epsilon_greedy(rewards, draws, picks, epsilon, start, step):
    arms = len(rewards[0]) if rewards else 0
    counts, estimates = [0] * arms, [start] * arms
    for paid, draw, pick in zip(rewards, draws, picks):
        arm = int(pick * arms) if draw < epsilon else max(range(arms), key=lambda one: (estimates[one], one))
        counts[arm] += 1
        estimates[arm] += (step or 1 / counts[arm]) * (paid[arm] - estimates[arm])
    return [list(pair) for pair in zip(counts, estimates)]
