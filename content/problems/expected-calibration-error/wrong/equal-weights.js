// It gives every bin the same weight, however few answers are in it.
function calibrationError(confidences, correct, bins) {
  const gaps = new Map()
  confidences.forEach((confidence, at) => {
    const bin = Math.min(Math.floor(confidence * bins), bins - 1)
    gaps.set(bin, [...(gaps.get(bin) ?? []), correct[at] - confidence])
  })
  const errors = [...gaps.values()].map((list) => Math.abs(list.reduce((sum, one) => sum + one, 0)) / list.length)
  return errors.length === 0 ? 0 : errors.reduce((sum, one) => sum + one, 0) / errors.length
}
