function runCache(capacity, actions) {
  const kept = new Map()
  const found = []
  for (const action of actions) {
    const [verb, key, value] = action.split(' ')
    const old = kept.get(key)
    if (verb === 'get') {
      found.push(old ?? null)
      if (old === undefined) continue
    }
    if (!kept.delete(key) && kept.size === capacity) kept.delete(kept.keys().next().value)
    kept.set(key, verb === 'get' ? old : value)
  }
  return found
}
