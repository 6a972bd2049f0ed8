def busy_spans(jobs):
    spans = []
    for start, end in sorted(job for job in jobs if job[0] < job[1]):
        if spans and start <= spans[-1][1]:
            spans[-1][1] = max(spans[-1][1], end)
        else:
            spans.append([start, end])
    return spans
