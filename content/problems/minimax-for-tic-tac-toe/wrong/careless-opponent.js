// It assumes that the opponent plays the worst reply.
function bestMoves(board) {
  const lines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number))
  const known = new Map()
  const isWon = (squares) => lines.some(([a, b, c]) => squares[a] !== '.' && squares[a] === squares[b] && squares[b] === squares[c])
  const empty = (squares) => [...squares].flatMap((mark, at) => (mark === '.' ? [at] : []))
  const place = (squares, at) => squares.slice(0, at) + (empty(squares).length % 2 === 1 ? 'x' : 'o') + squares.slice(at + 1)
  const value = (squares, isMine) => {
    const key = squares + isMine
    if (known.has(key)) return known.get(key)
    const free = empty(squares)
    const result = isWon(squares) ? (isMine ? -1 : 1) : free.length === 0 ? 0 : Math.max(...free.map((at) => value(place(squares, at), !isMine)))
    known.set(key, result)
    return result
  }
  const squares = board.join('')
  const result = value(squares, true)
  if (isWon(squares)) return [result]
  return [result, ...empty(squares).filter((at) => value(place(squares, at), false) === result)]
}
