function calibrationError(confidences, correct, bins) {
  const members = Array.from({ length: bins }, () => [])
  confidences.forEach((confidence, at) => members[Math.min(Math.floor(confidence * bins), bins - 1)].push(at))
  const mean = (list, places) => places.reduce((sum, at) => sum + list[at], 0) / places.length
  return members
    .filter((places) => places.length > 0)
    .reduce((sum, places) => sum + (places.length / confidences.length) * Math.abs(mean(correct, places) - mean(confidences, places)), 0)
}
