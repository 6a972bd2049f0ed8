# It leaves out the bonus for arms that were rarely pulled.
def upper_confidence_bound(rewards, rounds, width):
    sums, counts, pulled = [0.0] * len(rewards), [0] * len(rewards), []
    for _ in range(rounds):
        best = counts.index(0) if 0 in counts else max(range(len(rewards)), key=lambda arm: sums[arm] / counts[arm])
        sums[best] += rewards[best][counts[best]]
        counts[best] += 1
        pulled.append(best)
    return pulled
