// It sorts the values as text.
function pearson(xs, ys) {
  const centered = (values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return values.map((value) => value - mean)
  }
  const dot = (left, right) => left.reduce((sum, value, index) => sum + value * right[index], 0)
  const [as, bs] = [centered(xs), centered(ys)]
  return dot(as, bs) / Math.sqrt(dot(as, as)) / Math.sqrt(dot(bs, bs))
}

function ranks(values) {
  const order = values.map((_, index) => index).sort((one, other) => String(values[one]) < String(values[other]) ? -1 : 1)
  const result = new Array(values.length)
  for (let start = 0, end = 0; start < order.length; start = end) {
    while (end < order.length && values[order[end]] === values[order[start]]) end += 1
    for (let place = start; place < end; place += 1) result[order[place]] = (start + 1 + end) / 2
  }
  return result
}

function correlations(xs, ys) {
  const isConstant = (values) => values.every((value) => value === values[0])
  if (isConstant(xs) || isConstant(ys)) return [null, null]
  return [pearson(xs, ys), pearson(ranks(xs), ranks(ys))]
}
