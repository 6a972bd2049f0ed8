// It uses the arithmetic mean of precision and recall as F1.
function scorePredictions(truth, predicted) {
  const hits = truth.filter((label, at) => label === 1 && predicted[at] === 1).length
  const count = (list) => list.filter((one) => one === 1).length
  const precision = count(predicted) === 0 ? 0 : hits / count(predicted)
  const recall = count(truth) === 0 ? 0 : hits / count(truth)
  return [precision, recall, (precision + recall) / 2]
}
