// It assumes that all labels are equally likely.
function kappa(one, other) {
  const labels = new Set([...one, ...other]).size
  if (labels < 2) return 1
  const observed = one.filter((label, at) => label === other[at]).length / one.length
  return (observed - 1 / labels) / (1 - 1 / labels)
}
