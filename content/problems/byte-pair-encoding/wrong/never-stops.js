// It keeps merging pairs that occur only once.
function mergePieces(text, merges) {
  let pieces = [...text]
  for (let round = 0; round < merges && pieces.length > 1; round += 1) {
    const counts = new Map()
    pieces.slice(1).forEach((piece, at) => counts.set(`${pieces[at]}|${piece}`, (counts.get(`${pieces[at]}|${piece}`) ?? 0) + 1))
    const most = Math.max(...counts.values())
    const best = [...counts.keys()].find((key) => counts.get(key) === most)
    const merged = []
    for (let at = 0; at < pieces.length; at += 1) {
      if (`${pieces[at]}|${pieces[at + 1]}` === best) merged.push(pieces[at] + pieces[++at])
      else merged.push(pieces[at])
    }
    pieces = merged
  }
  return pieces
}
