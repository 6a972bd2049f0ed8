// It returns the largest eigenvalue of the product instead of its square root.
function largestSingularValue(table) {
  let vector = table[0].map((_, at) => 1 + ((at * 0.618034) % 1))
  let answer = 0
  for (let round = 0; round < 3000; round += 1) {
    const length = Math.hypot(...vector)
    if (length === 0) return 0
    vector = vector.map((x) => x / length)
    const image = table.map((row) => row.reduce((sum, x, at) => sum + x * vector[at], 0))
    answer = image.reduce((sum, x) => sum + x * x, 0)
    vector = vector.map((_, at) => table.reduce((sum, row, i) => sum + row[at] * image[i], 0))
  }
  return answer
}
