def average_precision(scores, labels):
    order = sorted(range(len(scores)), key=lambda example: -scores[example])
    area = found = counted = 0
    for place, example in enumerate(order, 1):
        found += labels[example]
        if place == len(order) or scores[order[place]] != scores[example]:
            area += (found - counted) * found / place
            counted = found
    return area / found if found else 0
