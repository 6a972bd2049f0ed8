// It also returns the medians of the shorter windows at the beginning.
function windowMedians(values, size) {
  const window = []
  return values.slice(0, 3000).map((value, at) => {
    const place = window.findIndex((one) => one >= value)
    window.splice(place === -1 ? window.length : place, 0, value)
    if (at >= size) window.splice(window.indexOf(values[at - size]), 1)
    return (window[(window.length - 1) >> 1] + window[window.length >> 1]) / 2
  })
}
