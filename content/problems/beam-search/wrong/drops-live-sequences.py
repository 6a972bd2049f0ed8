# It ignores sequences that are still alive at the end if any is finished.
def beam_search(scores, start, end, width, steps, bonus):
    live, finished = [(0, [start])], []
    for _ in range(steps):
        extended = [(cost - score, tokens + [token]) for cost, tokens in live for token, score in enumerate(scores[tokens[-1]])]
        kept = sorted(extended)[:width]
        finished += [one for one in kept if one[1][-1] == end]
        live = [one for one in kept if one[1][-1] != end]
    _, best = min((cost - bonus * (len(tokens) - 1), tokens) for cost, tokens in finished or live)
    return best
