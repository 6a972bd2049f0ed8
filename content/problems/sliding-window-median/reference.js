function windowMedians(values, size) {
  // A Fenwick tree over the ranks of all values counts which of them are in the window.
  const order = values.map((_, at) => at).sort((one, other) => values[one] - values[other] || one - other)
  const rank = new Array(values.length)
  order.forEach((at, index) => (rank[at] = index + 1))
  const tree = new Int32Array(values.length + 1)
  const add = (index, by) => {
    for (let node = index; node < tree.length; node += node & -node) tree[node] += by
  }
  let top = 1
  while (top * 2 < tree.length) top *= 2
  /** The value of the window that has so many smaller ones. */
  const pick = (smaller) => {
    let [node, left] = [0, smaller]
    for (let step = top; step > 0; step >>= 1) {
      if (node + step < tree.length && tree[node + step] <= left) {
        node += step
        left -= tree[node]
      }
    }
    return values[order[node]]
  }
  const medians = []
  values.forEach((_, at) => {
    add(rank[at], 1)
    if (at >= size) add(rank[at - size], -1)
    if (at >= size - 1) medians.push((pick((size - 1) >> 1) + pick(size >> 1)) / 2)
  })
  return medians
}
