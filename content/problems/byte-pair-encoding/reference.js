function mergePieces(text, merges) {
  let pieces = [...text]
  for (let round = 0; round < merges; round += 1) {
    const counts = new Map()
    for (let at = 1; at < pieces.length; at += 1) {
      const key = `${pieces[at - 1]}|${pieces[at]}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    let [best, most] = [null, 1]
    for (const [key, count] of counts) if (count > most) [best, most] = [key, count]
    if (best === null) return pieces
    const merged = []
    for (let at = 0; at < pieces.length; at += 1) {
      const isPair = at + 1 < pieces.length && `${pieces[at]}|${pieces[at + 1]}` === best
      merged.push(isPair ? pieces[at] + pieces[at + 1] : pieces[at])
      if (isPair) at += 1
    }
    pieces = merged
  }
  return pieces
}
