// It returns the length of the longest column.
function largestSingularValue(table) {
  return Math.max(...table[0].map((_, at) => Math.hypot(...table.map((row) => row[at]))))
}
