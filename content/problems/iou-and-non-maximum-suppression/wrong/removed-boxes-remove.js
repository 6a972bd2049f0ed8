// Boxes that were removed still remove others.
function overlap(first, second, axis) {
  const end = Math.min(first[axis] + first[axis + 2], second[axis] + second[axis + 2])
  return Math.max(end - Math.max(first[axis], second[axis]), 0)
}

function intersectionOverUnion(first, second) {
  const common = overlap(first, second, 0) * overlap(first, second, 1)
  const union = first[2] * first[3] + second[2] * second[3] - common
  return union === 0 ? 0 : common / union
}

function nonMaximumSuppression(boxes, scores, classes, threshold) {
  const kept = []
  const order = boxes.map((_, index) => index).sort((one, other) => scores[other] - scores[one])
  for (const index of order) {
    const isCopy = order.slice(0, order.indexOf(index)).some((best) => classes[best] === classes[index] && intersectionOverUnion(boxes[best], boxes[index]) > threshold)
    if (!isCopy) kept.push(index)
  }
  return kept
}
