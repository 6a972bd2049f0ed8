// It counts letters instead of words.
function wordErrorRate(spoken, heard) {
  let row = [...heard].map((_, j) => j + 1)
  row.unshift(0)
  ;[...spoken].forEach((sign, i) => {
    const next = [i + 1]
    for (let j = 1; j <= heard.length; j += 1) next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (sign === heard[j - 1] ? 0 : 1)))
    row = next
  })
  return row[heard.length] / Math.max(1, spoken.length)
}
