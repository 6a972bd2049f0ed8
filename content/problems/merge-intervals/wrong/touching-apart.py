# It does not merge intervals that touch.
def busy_spans(jobs):
    spans = []
    for start, end in sorted(map(list, jobs)):
        if start == end:
            continue
        if spans and start < spans[-1][1]:
            spans[-1][1] = max(spans[-1][1], end)
        else:
            spans.append([start, end])
    return spans
