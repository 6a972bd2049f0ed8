// It keeps words of weight zero when 100 per cent is requested.
function nucleus(weights, percent) {
  const order = [...weights.keys()].sort((a, b) => weights[b] - weights[a])
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let reached = 0
  return order.filter((at) => {
    const isKept = reached * 100 < whole * percent || percent === 100
    reached += weights[at]
    return isKept
  })
}
