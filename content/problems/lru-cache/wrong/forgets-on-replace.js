// It evicts an entry even when a value is only replaced.
function runCache(capacity, actions) {
  const kept = new Map()
  const found = []
  for (const action of actions) {
    const [verb, key, value] = action.split(' ')
    const old = kept.get(key)
    if (verb === 'get') {
      found.push(old ?? null)
      if (old === undefined) continue
      kept.delete(key)
      kept.set(key, old)
    } else {
      if (kept.size === capacity) kept.delete(kept.keys().next().value)
      kept.delete(key)
      kept.set(key, value)
    }
  }
  return found
}
