// It moves by one cell and ignores the stride.
function filtered(image, kernel) {
  const out = []
  for (let y = 0; y + kernel.length <= image.length; y += 1) {
    const row = []
    for (let x = 0; x + kernel[0].length <= image[0].length; x += 1) row.push(kernel.reduce((sum, line, i) => sum + line.reduce((part, weight, j) => part + weight * image[y + i][x + j], 0), 0))
    out.push(row)
  }
  return out
}
