# Time Limit Exceeded: It computes the values of later states again and again by recursion.
def value_iteration(moves, discount, rounds):
    def value(state, left):
        if left == 0 or not moves[state]:
            return 0.0
        return max(sum(p * (reward + discount * value(int(after), left - 1)) for p, after, reward in outcomes) for outcomes in moves[state])

    return [value(state, rounds) for state in range(len(moves))]
