function denseLayer(inputs, weights, bias) {
  return inputs.map((row) =>
    bias.map((start, k) => {
      let sum = start
      for (let j = 0; j < row.length; j += 1) sum += row[j] * weights[j][k]
      return Math.max(0, sum)
    }),
  )
}
