// It divides constant columns by a tiny number instead of returning 0.
function minMaxScale(train, rows) {
  const low = train[0].map((_, column) => train.reduce((least, row) => Math.min(least, row[column]), Infinity))
  const high = train[0].map((_, column) => train.reduce((most, row) => Math.max(most, row[column]), -Infinity))
  return rows.map((row) => row.map((value, column) => (value - low[column]) / (high[column] - low[column] || 1e-12)))
}
