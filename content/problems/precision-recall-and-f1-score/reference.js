function scorePredictions(truth, predicted) {
  let [hits, marked, positive] = [0, 0, 0]
  truth.forEach((label, at) => {
    hits += label * predicted[at]
    marked += predicted[at]
    positive += label
  })
  const share = (part, whole) => (whole === 0 ? 0 : part / whole)
  return [share(hits, marked), share(hits, positive), share(2 * hits, marked + positive)]
}
