// It divides every permutation in two halves.
function permutationTest(first, second, draws) {
  const all = first.concat(second)
  const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
  const half = all.length >> 1
  const difference = (values, isNew) => isNew ? Math.abs(meanOf(values.slice(0, half)) - meanOf(values.slice(half))) : Math.abs(meanOf(values.slice(0, first.length)) - meanOf(values.slice(first.length)))
  const observed = difference(all)
  const count = draws.filter((row) => {
    const order = all.map((_, index) => index).sort((one, other) => row[one] - row[other])
    return difference(order.map((index) => all[index]), all.length > 3) >= observed - 1e-9
  }).length
  return (1 + count) / (1 + draws.length)
}
