// It weights the classes by how often they were predicted.
function multiclassFScore(actual, predicted, classes) {
  const counts = Array.from({ length: classes }, () => ({ hits: 0, alarms: 0, misses: 0 }))
  const total = { hits: 0, alarms: 0, misses: 0 }
  const add = (label, kind) => {
    counts[label][kind] += 1
    total[kind] += 1
  }
  actual.forEach((label, row) => {
    const guess = predicted[row]
    if (guess === label) return add(label, 'hits')
    add(label, 'misses')
    if (guess !== -1) add(guess, 'alarms')
  })
  const f1 = ({ hits, alarms, misses }) => (hits === 0 ? 0 : (2 * hits) / (2 * hits + alarms + misses))
  let macro = 0
  let weighted = 0
  for (const one of counts) {
    macro += f1(one) / classes
    weighted += actual.length === 0 ? 0 : (f1(one) * (one.hits + one.alarms)) / actual.length
  }
  return [macro, f1(total), weighted]
}
