# It removes a box whose overlap equals the threshold.
def iou(one, other):
    width = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    height = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    if width <= 0 or height <= 0:
        return 0
    common = width * height
    return common / (one[2] * one[3] + other[2] * other[3] - common)


def non_maximum_suppression(boxes, scores, classes, threshold):
    kept = []
    for box in sorted(range(len(boxes)), key=lambda index: -scores[index]):
        rivals = (other for other in kept if classes[other] == classes[box])
        if not any(iou(boxes[box], boxes[other]) >= threshold for other in rivals):
            kept.append(box)
    return kept
