// A Fenwick tree of counts over the ranks: how many larger numbers came before?
function disagreements(ranking) {
  const places = new Map([...new Set(ranking)].sort((a, b) => a - b).map((rank, at) => [rank, at + 1]))
  const counts = new Array(places.size + 1).fill(0)
  let wrong = 0
  ranking.forEach((rank, met) => {
    let notLarger = 0
    for (let at = places.get(rank); at > 0; at -= at & -at) notLarger += counts[at]
    wrong += met - notLarger
    for (let at = places.get(rank); at <= places.size; at += at & -at) counts[at] += 1
  })
  return wrong
}
