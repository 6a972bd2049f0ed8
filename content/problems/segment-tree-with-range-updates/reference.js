function peakLoads(loads, actions) {
  const size = Math.max(1, Math.floor(Math.sqrt(loads.length)))
  const values = [...loads]
  const tops = []
  const notes = []
  const measure = (block) => {
    let top = -Infinity
    for (let at = block * size; at < Math.min(values.length, (block + 1) * size); at += 1) if (values[at] > top) top = values[at]
    tops[block] = top
  }
  for (let block = 0; block * size < values.length; block += 1) {
    measure(block)
    notes.push(0)
  }
  const answers = []
  for (const [first, last, change] of actions) {
    let best = -Infinity
    for (let at = first; at <= last; ) {
      const block = Math.floor(at / size)
      const end = Math.min(values.length, (block + 1) * size) - 1
      if (at === block * size && last >= end) {
        notes[block] += change
        best = Math.max(best, tops[block] + notes[block])
        at = end + 1
        continue
      }
      const until = Math.min(end, last)
      for (; at <= until; at += 1) {
        values[at] += change
        if (values[at] + notes[block] > best) best = values[at] + notes[block]
      }
      if (change !== 0) measure(block)
    }
    if (change === 0) answers.push(best)
  }
  return answers
}
