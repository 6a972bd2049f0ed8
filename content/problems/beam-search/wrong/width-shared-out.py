# It shares the width out among the live sequences.
def beam_search(scores, start, end, width, steps, bonus):
    live, finished = [(0, [start])], []
    for _ in range(steps):
        extended = []
        for cost, tokens in live:
            extended += sorted((cost - score, tokens + [token]) for token, score in enumerate(scores[tokens[-1]]))[: width // len(live)]
        kept = sorted(extended)
        finished += [one for one in kept if one[1][-1] == end]
        live = [one for one in kept if one[1][-1] != end]
    _, best = min((cost - bonus * (len(tokens) - 1), tokens) for cost, tokens in finished + live)
    return best
