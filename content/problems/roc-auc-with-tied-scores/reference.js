function areaUnderCurve(truth, scores) {
  const groups = new Map()
  scores.forEach((score, at) => {
    const group = groups.get(score) ?? [0, 0]
    group[truth[at]] += 1
    groups.set(score, group)
  })
  let [below, positives, area] = [0, 0, 0]
  for (const [, [downs, ups]] of [...groups].sort(([a], [b]) => a - b)) {
    area += ups * (below + downs / 2)
    below += downs
    positives += ups
  }
  return below === 0 || positives === 0 ? 0.5 : area / (below * positives)
}
