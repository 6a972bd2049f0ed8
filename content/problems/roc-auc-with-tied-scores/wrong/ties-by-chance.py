# It orders ties as the sort happens to leave them, so positives win every tie.
def area_under_curve(truth, scores):
    below, area = 0, 0
    for _, label in sorted(zip(scores, truth)):
        if label:
            area += below
        else:
            below += 1
    positives = sum(truth)
    return area / (positives * below) if positives and below else 0.5
