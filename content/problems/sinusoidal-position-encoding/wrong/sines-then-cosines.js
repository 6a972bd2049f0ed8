// It puts all sines first and all cosines after them.
function positionEncoding(embeddings, first, base) {
  return embeddings.map((row, at) =>
    row.map((value, column) => {
      const half = Math.ceil(row.length / 2)
      const pair = column % half
      const angle = (first + at) / base ** ((2 * pair) / row.length)
      return value + (column < half ? Math.sin(angle) : Math.cos(angle))
    }),
  )
}
