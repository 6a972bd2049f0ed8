/** Keys of this device that hold something of one problem: code by owner and language, opened hints, a comment in progress. */
const OF_PROBLEM = /^(cloggle\.(?:code\.[^.]+\.|hints\.|text\.remark:))([a-z0-9-]+)(\.[a-z]+)?$/

/** Moves what this device keeps under a previous slug of a problem to its current one (requirement Q-34); what is there already stays. */
export function adoptCopies(slug: string, previousSlugs: readonly string[], storage: Storage): void {
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
