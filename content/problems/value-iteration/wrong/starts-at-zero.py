# It starts the maximum at 0, so that values never become negative.
def value_iteration(moves, discount, rounds):
    values = [0.0] * len(moves)
    for _ in range(rounds):
        updated = []
        for actions in moves:
            best = 0.0
            for outcomes in actions:
                best = max(best, sum(p * (reward + discount * values[int(after)]) for p, after, reward in outcomes))
            updated.append(best)
        values = updated
    return values
