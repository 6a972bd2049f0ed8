// It takes the last of several equal pixels.
function maxPool(image, size, stride, upstream) {
  const gradient = image.map((row) => row.map(() => 0))
  const outputs = upstream.map((line, outRow) =>
    line.map((slope, outColumn) => {
      let [bestRow, bestColumn] = [outRow * stride, outColumn * stride]
      for (let row = outRow * stride; row < outRow * stride + size; row += 1) {
        for (let column = outColumn * stride; column < outColumn * stride + size; column += 1) {
          if (image[row][column] >= image[bestRow][bestColumn]) [bestRow, bestColumn] = [row, column]
        }
      }
      gradient[bestRow][bestColumn] += slope
      return image[bestRow][bestColumn]
    }),
  )
  return [outputs, gradient]
}
