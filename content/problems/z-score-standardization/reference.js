function standardised(rows) {
  const scales = (rows[0] ?? []).map((first, axis) => {
    const shifted = rows.map((row) => row[axis] - first)
    const middle = shifted.reduce((sum, value) => sum + value, 0) / rows.length
    const variance = shifted.reduce((sum, value) => sum + (value - middle) ** 2, 0) / rows.length
    return { mean: first + middle, deviation: Math.sqrt(variance), isAlike: shifted.every((value) => value === 0) }
  })
  return rows.map((row) => row.map((value, axis) => (scales[axis].isAlike ? 0 : (value - scales[axis].mean) / scales[axis].deviation)))
}
