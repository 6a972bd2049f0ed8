// It overwrites the gradient of a pixel where windows overlap.
function convLayer(image, filters, bias, [padding, stride, dilation], upstream) {
  const gradient = image.map((channel) => channel.map((row) => row.map(() => 0)))
  const isInside = (row, column) => row >= 0 && row < image[0].length && column >= 0 && column < image[0][0].length
  const outputs = filters.map((kernels, filter) =>
    upstream[filter].map((line, r) =>
      line.map((slope, t) => {
        let total = bias[filter]
        kernels.forEach((kernel, a) =>
          kernel.forEach((weights, i) =>
            weights.forEach((weight, j) => {
              const row = r * stride + i * dilation - padding
              const column = t * stride + j * dilation - padding
              if (!isInside(row, column)) return
              total += weight * image[a][row][column]
              gradient[a][row][column] = weight * slope
            }),
          ),
        )
        return total
      }),
    ),
  )
  return [...outputs, ...gradient]
}
