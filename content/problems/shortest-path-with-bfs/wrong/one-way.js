// It treats friendship as one-way.
function introduce(friends, start, goal) {
  const known = new Map()
  for (const [one, other] of friends) known.set(one, [...(known.get(one) ?? []), other])
  const chains = [[start]]
  const seen = new Set([start])
  for (const chain of chains) {
    const last = chain.at(-1)
    if (last === goal) return chain
    for (const friend of known.get(last) ?? []) {
      if (seen.has(friend)) continue
      seen.add(friend)
      chains.push([...chain, friend])
    }
  }
  return []
}
