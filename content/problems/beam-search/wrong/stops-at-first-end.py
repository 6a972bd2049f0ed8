# It stops as soon as one sequence is finished.
def beam_search(scores, start, end, width, steps, bonus):
    live, finished = [(0, [start])], []
    for _ in range(steps):
        extended = [(cost - score, tokens + [token]) for cost, tokens in live for token, score in enumerate(scores[tokens[-1]])]
        kept = sorted(extended)[:width]
        finished += [one for one in kept if one[1][-1] == end]
        if finished:
            return finished[0][1]
        live = [one for one in kept if one[1][-1] != end]
    _, best = min((cost - bonus * (len(tokens) - 1), tokens) for cost, tokens in finished + live)
    return best
