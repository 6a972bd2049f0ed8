# It overwrites values within a round.
def value_iteration(moves, discount, rounds):
    values = [0.0] * len(moves)
    for _ in range(rounds):
        for state, actions in enumerate(moves):
            if actions:
                values[state] = max(sum(p * (reward + discount * values[int(after)]) for p, after, reward in outcomes) for outcomes in actions)
    return values
