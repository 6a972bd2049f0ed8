/** Storage keys that belong to a problem: code by owner and language, opened hints, a comment in progress. */
const OF_PROBLEM = /^(cloggle\.(?:code\.[^.]+\.|hints\.|text\.remark:))([a-z0-9-]+)(\.[a-z]+)?$/

/** Renames the storage keys of previous slugs of a problem to its current slug (requirement Q-34). Existing entries are not overwritten. */
export function moveLocalCopies(slug: string, previousSlugs: readonly string[], storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const key of keys) {
    const [, kind, previous, language = ''] = OF_PROBLEM.exec(key) ?? []
    if (previous === undefined || !previousSlugs.includes(previous)) continue
    const current = `${kind}${slug}${language}`
    if (storage.getItem(current) !== null) continue
    storage.setItem(current, storage.getItem(key) ?? '')
    storage.removeItem(key)
  }
}
