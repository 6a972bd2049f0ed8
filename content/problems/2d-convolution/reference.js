// Adds one kernel weight at a time to all positions.
function filtered(image, kernel, stride) {
  const rows = Math.floor((image.length - kernel.length) / stride) + 1
  const columns = Math.floor((image[0].length - kernel[0].length) / stride) + 1
  const sums = Array.from({ length: rows }, () => new Array(columns).fill(0))
  kernel.forEach((line, i) =>
    line.forEach((weight, j) => {
      for (let row = 0; row < rows; row += 1) {
        for (let column = 0; column < columns; column += 1) sums[row][column] += weight * image[row * stride + i][column * stride + j]
      }
    }),
  )
  return sums
}
