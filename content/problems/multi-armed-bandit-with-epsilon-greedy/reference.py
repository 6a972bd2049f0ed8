def epsilon_greedy(rewards, draws, picks, epsilon, start, step):
    arms = len(rewards[0]) if rewards else 0
    counts = [0] * arms
    estimates = [start] * arms
    for paid, draw, pick in zip(rewards, draws, picks):
        if draw < epsilon:
            arm = int(pick * arms)
        else:
            best = max(estimates)
            arm = next(at for at, one in enumerate(estimates) if one >= best - 1e-9)
        counts[arm] += 1
        share = step if step > 0 else 1 / counts[arm]
        estimates[arm] += share * (paid[arm] - estimates[arm])
    return [list(pair) for pair in zip(counts, estimates)]
