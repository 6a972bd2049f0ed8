function peakLoads(loads, actions) {
  const tops = new Float64Array(4 * loads.length)
  const notes = new Float64Array(4 * loads.length)
  const build = (node, from, to) => {
    if (from === to) {
      tops[node] = loads[from]
      return
    }
    const middle = (from + to) >> 1
    build(2 * node, from, middle)
    build(2 * node + 1, middle + 1, to)
    tops[node] = Math.max(tops[2 * node], tops[2 * node + 1])
  }
  const raise = (node, from, to, first, last, change) => {
    if (first <= from && to <= last) {
      tops[node] += change
      notes[node] += change
      return
    }
    const middle = (from + to) >> 1
    if (first <= middle) raise(2 * node, from, middle, first, last, change)
    if (last > middle) raise(2 * node + 1, middle + 1, to, first, last, change)
    tops[node] = Math.max(tops[2 * node], tops[2 * node + 1]) + notes[node]
  }
  const peak = (node, from, to, first, last) => {
    if (first <= from && to <= last) return tops[node]
    const middle = (from + to) >> 1
    const left = first <= middle ? peak(2 * node, from, middle, first, last) : -Infinity
    const right = last > middle ? peak(2 * node + 1, middle + 1, to, first, last) : -Infinity
    return Math.max(left, right) + notes[node]
  }
  const end = loads.length - 1
  build(1, 0, end)
  const answers = []
  for (const [first, last, change] of actions) {
    if (change === 0) answers.push(peak(1, 0, end, first, last))
    else raise(1, 0, end, first, last, change)
  }
  return answers
}
