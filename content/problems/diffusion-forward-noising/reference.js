function noised(pixels, noise, levels, total, [first, last]) {
  const kept = [1]
  for (let step = 1; step <= total; step += 1) {
    const beta = total === 1 ? first : first + ((last - first) * (step - 1)) / (total - 1)
    kept.push(kept[step - 1] * (1 - beta))
  }
  return levels.map((level) => pixels.map((pixel, at) => Math.sqrt(kept[level]) * pixel + Math.sqrt(1 - kept[level]) * noise[at]))
}
