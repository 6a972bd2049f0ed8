function smallestLargestLoad(sizes, workers) {
  const isEnough = (limit) => {
    let used = 1
    let load = 0
    for (const size of sizes) {
      load += size
      if (load > limit) {
        used += 1
        load = size
      }
    }
    return used <= workers
  }
  let low = sizes.reduce((largest, size) => Math.max(largest, size), 0)
  let high = sizes.reduce((sum, size) => sum + size, 0)
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle + 1
  }
  return low
}
