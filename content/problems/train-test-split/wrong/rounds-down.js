// It rounds the number of groups down.
function trainTestSplit(groups, percent, draws) {
  const names = [...new Set(groups)]
  let used = 0
  for (let last = names.length - 1; last > 0; last -= 1) {
    const other = Math.floor(draws[used] * (last + 1))
    used += 1
    ;[names[last], names[other]] = [names[other], names[last]]
  }
  const testNames = new Set(names.slice(0, Math.floor((names.length * percent) / 100)))
  const parts = [[], []]
  groups.forEach((name, row) => parts[testNames.has(name) ? 1 : 0].push(row))
  return parts
}
