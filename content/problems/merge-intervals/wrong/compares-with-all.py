# Time Limit Exceeded: It compares every job with all intervals so far.
def busy_spans(jobs):
    spans = []
    for start, end in jobs:
        if start >= end:
            continue
        near = [span for span in spans if span[0] <= end and span[1] >= start]
        spans = [span for span in spans if span[0] > end or span[1] < start]
        spans.append([min([start] + [span[0] for span in near]), max([end] + [span[1] for span in near])])
    return sorted(spans)
