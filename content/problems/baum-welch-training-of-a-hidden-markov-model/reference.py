def baum_welch(start, moves, signs, seen, rounds):
    states = range(len(start))
    for _ in range(rounds):
        forward, scales = [], []
        for at, sign in enumerate(seen):
            if at == 0:
                raw = [start[j] * signs[j][sign] for j in states]
            else:
                raw = [signs[j][sign] * sum(forward[-1][i] * moves[i][j] for i in states) for j in states]
            scales.append(sum(raw))
            forward.append([one / scales[-1] for one in raw])

        backward = [1.0 for _ in states]
        crossed = [[0.0 for _ in states] for _ in states]
        leaving = [0.0 for _ in states]
        shown = [[0.0] * len(signs[0]) for _ in states]
        for at in range(len(seen) - 1, -1, -1):
            if at < len(seen) - 1:
                ahead = [signs[j][seen[at + 1]] * backward[j] / scales[at + 1] for j in states]
                for i in states:
                    for j in states:
                        crossed[i][j] += forward[at][i] * moves[i][j] * ahead[j]
                backward = [sum(moves[i][j] * ahead[j] for j in states) for i in states]
            belief = [forward[at][i] * backward[i] for i in states]
            for i in states:
                shown[i][seen[at]] += belief[i]
                if at < len(seen) - 1:
                    leaving[i] += belief[i]

        start = belief
        moves = [[one / leaving[i] for one in crossed[i]] if leaving[i] > 1e-12 else moves[i] for i in states]
        signs = [[one / sum(shown[i]) for one in shown[i]] if sum(shown[i]) > 1e-12 else signs[i] for i in states]
    return [[start], moves, signs]
