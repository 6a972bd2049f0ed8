// It gives the gradient to all pixels that share the maximum.
function maxPool(image, size, stride, upstream) {
  const gradient = image.map((row) => row.map(() => 0))
  const outputs = upstream.map((line, outRow) =>
    line.map((slope, outColumn) => {
      let [bestRow, bestColumn] = [outRow * stride, outColumn * stride]
      for (let row = outRow * stride; row < outRow * stride + size; row += 1) {
        for (let column = outColumn * stride; column < outColumn * stride + size; column += 1) {
          if (image[row][column] > image[bestRow][bestColumn]) [bestRow, bestColumn] = [row, column]
        }
      }
      for (let row = outRow * stride; row < outRow * stride + size; row += 1) {
        for (let column = outColumn * stride; column < outColumn * stride + size; column += 1) {
          if (image[row][column] === image[bestRow][bestColumn]) gradient[row][column] += slope
        }
      }
      return image[bestRow][bestColumn]
    }),
  )
  return [outputs, gradient]
}
