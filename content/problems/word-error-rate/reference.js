function wordErrorRate(spoken, heard) {
  const words = (text) => (text === '' ? [] : text.split(' '))
  const [said, understood] = [words(spoken), words(heard)]
  const table = said.concat('').map((_, i) => understood.concat('').map((_, j) => (i === 0 ? j : i)))
  for (let i = 1; i <= said.length; i += 1) {
    for (let j = 1; j <= understood.length; j += 1) {
      const change = said[i - 1] === understood[j - 1] ? 0 : 1
      table[i][j] = Math.min(table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + change)
    }
  }
  return table[said.length][understood.length] / Math.max(1, said.length)
}
