function minMaxScale(train, rows) {
  const lows = [...train[0]]
  const highs = [...train[0]]
  for (const row of train) {
    row.forEach((value, column) => {
      lows[column] = Math.min(lows[column], value)
      highs[column] = Math.max(highs[column], value)
    })
  }
  return rows.map((row) => row.map((value, column) => (highs[column] === lows[column] ? 0 : (value - lows[column]) / (highs[column] - lows[column]))))
}
