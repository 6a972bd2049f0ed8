// It ignores the position of the first token.
function positionEncoding(embeddings, first, base) {
  return embeddings.map((row, at) =>
    row.map((value, column) => {
      const pair = Math.floor(column / 2)
      const angle = at / base ** ((2 * pair) / row.length)
      return value + (column === 2 * pair ? Math.sin(angle) : Math.cos(angle))
    }),
  )
}
