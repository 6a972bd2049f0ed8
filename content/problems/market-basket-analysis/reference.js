// Each item knows the baskets that contain it; a pair shares some of them.
function frequentPairs(baskets, least) {
  const holds = new Map()
  baskets.forEach((basket, at) => {
    for (const article of new Set(basket)) holds.set(article, (holds.get(article) ?? new Set()).add(at))
  })
  const articles = [...holds.keys()].filter((article) => holds.get(article).size >= least).sort((a, b) => a - b)
  const triples = []
  articles.forEach((one, at) => {
    for (const other of articles.slice(at + 1)) {
      let count = 0
      for (const basket of holds.get(one)) if (holds.get(other).has(basket)) count += 1
      if (count >= least) triples.push([one, other, count])
    }
  })
  return triples.sort((a, b) => b[2] - a[2] || a[0] - b[0] || a[1] - b[1])
}
