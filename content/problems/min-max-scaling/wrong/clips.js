// It cuts values outside of the training range to 0 and 1.
function minMaxScale(train, rows) {
  const low = train[0].map((_, column) => train.reduce((least, row) => Math.min(least, row[column]), Infinity))
  const high = train[0].map((_, column) => train.reduce((most, row) => Math.max(most, row[column]), -Infinity))
  return rows.map((row) => row.map((value, column) => (high[column] === low[column] ? 0 : Math.min(1, Math.max(0, (value - low[column]) / (high[column] - low[column]))))))
}
