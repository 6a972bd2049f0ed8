// Two heaps: the smaller half with its largest on top (as negative numbers), and the larger half.
function push(heap, value) {
  let at = heap.length
  heap.push(value)
  while (at > 0) {
    const above = (at - 1) >> 1
    if (heap[above] <= value) break
    heap[at] = heap[above]
    at = above
  }
  heap[at] = value
}

function pop(heap) {
  const top = heap[0]
  const value = heap.pop()
  if (heap.length === 0) return top
  let at = 0
  for (;;) {
    let below = 2 * at + 1
    if (below >= heap.length) break
    if (below + 1 < heap.length && heap[below + 1] < heap[below]) below += 1
    if (heap[below] >= value) break
    heap[at] = heap[below]
    at = below
  }
  heap[at] = value
  return top
}

function runningMedians(readings) {
  const small = []
  const large = []
  return readings.map((reading) => {
    if (small.length === large.length) {
      push(large, reading)
      push(small, -pop(large))
      return -small[0]
    }
    push(small, -reading)
    push(large, -pop(small))
    return (large[0] - small[0]) / 2
  })
}
