// It starts with the level 1 as the clean image.
function noised(pixels, noise, levels, total, [first, last]) {
  const kept = [1]
  for (let step = 1; step <= total; step += 1) {
    const beta = total === 1 ? first : first + ((last - first) * (step - 1)) / (total - 1)
    kept.push(kept[step - 1] * (1 - beta))
  }
  return levels.map((level) => pixels.map((pixel, at) => Math.sqrt(kept[Math.max(level - 1, 0)]) * pixel + Math.sqrt(1 - kept[Math.max(level - 1, 0)]) * noise[at]))
}
