def value_iteration(moves, discount, rounds):
    values = [0.0] * len(moves)
    for _ in range(rounds):
        values = [
            max((sum(p * (reward + discount * values[int(after)]) for p, after, reward in outcomes) for outcomes in actions), default=0.0)
            for actions in moves
        ]
    return values
