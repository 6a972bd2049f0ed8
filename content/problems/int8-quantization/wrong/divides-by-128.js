// It divides the largest weight by 128.
function roundToEven(value) {
  const floor = Math.floor(value)
  const rest = value - floor
  if (rest === 0.5) return floor % 2 === 0 ? floor : floor + 1
  return rest < 0.5 ? floor : floor + 1
}

function quantize(weights, symmetric) {
  const [low, high] = weights.reduce(([least, most], weight) => [Math.min(least, weight), Math.max(most, weight)], [0, 0])
  const isEmpty = low === high
  const scale = isEmpty ? 1 : symmetric ? Math.max(-low, high) / 128 : (high - low) / 255
  const zero = symmetric || isEmpty ? 0 : roundToEven(-128 - low / scale)
  const codes = weights.map((weight) => Math.min(Math.max(roundToEven(weight / scale) + zero, symmetric ? -127 : -128), 127))
  return [codes, codes.map((code) => scale * (code - zero))]
}
