// Searches breadth first from the goal, so that the chain can be read forward.
function introduce(friends, start, goal) {
  const known = new Map()
  const meet = (one, other) => (known.has(one) ? known.get(one).push(other) : known.set(one, [other]))
  for (const [one, other] of friends) {
    meet(one, other)
    meet(other, one)
  }
  const next = new Map([[goal, null]])
  for (let ring = [goal]; ring.length > 0 && !next.has(start); ) {
    const outer = []
    for (const person of ring) {
      for (const friend of known.get(person) ?? []) {
        if (next.has(friend)) continue
        next.set(friend, person)
        outer.push(friend)
      }
    }
    ring = outer
  }
  const chain = []
  for (let person = next.has(start) ? start : null; person !== null; person = next.get(person)) chain.push(person)
  return chain
}
