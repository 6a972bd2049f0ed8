// It uses the end of the latest job even if that job lies inside the interval.
function busySpans(jobs) {
  const spans = []
  for (const [start, end] of jobs.filter(([s, e]) => s < e).sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    if (spans.length > 0 && start <= spans.at(-1)[1]) spans.at(-1)[1] = end
    else spans.push([start, end])
  }
  return spans
}
