// Counts how many jobs run: up by one where one starts, down where one ends.
function busySpans(jobs) {
  const change = new Map()
  for (const [start, end] of jobs) {
    if (start === end) continue
    change.set(start, (change.get(start) ?? 0) + 1)
    change.set(end, (change.get(end) ?? 0) - 1)
  }
  const spans = []
  let running = 0
  for (const time of [...change.keys()].sort((a, b) => a - b)) {
    const before = running
    running += change.get(time)
    if (before === 0 && running > 0) spans.push([time, time])
    if (running === 0 && before > 0) spans.at(-1)[1] = time
  }
  return spans
}
