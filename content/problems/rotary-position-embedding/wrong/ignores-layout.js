// It always pairs neighboring columns.
function rotate(vector, position, base, layout) {
  const half = vector.length / 2
  const rotated = new Array(vector.length)
  for (let pair = 0; pair < half; pair += 1) {
    const [first, second] = [2 * pair, 2 * pair + 1]
    const angle = position / base ** (pair / half)
    rotated[first] = vector[first] * Math.cos(angle) - vector[second] * Math.sin(angle)
    rotated[second] = vector[first] * Math.sin(angle) + vector[second] * Math.cos(angle)
  }
  return rotated
}

function rotaryScores(queries, keys, places, base, layout) {
  const turned = keys.map((key, position) => rotate(key, position, base, layout))
  return queries.map((query, at) => {
    const asked = rotate(query, places[at], base, layout)
    return turned.map((key) => key.reduce((sum, value, column) => sum + value * asked[column], 0) / Math.sqrt(query.length))
  })
}
