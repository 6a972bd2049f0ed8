function rankingQuality(grades, top) {
  const gained = (order) => {
    let sum = 0
    for (let place = 1; place <= Math.min(top, order.length); place += 1) sum += (Math.pow(2, order[place - 1]) - 1) / Math.log2(place + 1)
    return sum
  }
  const ideal = gained([...grades].sort((a, b) => b - a))
  return ideal === 0 ? 0 : gained(grades) / ideal
}
