/** Storage keys that belong to a problem: code by owner and language, opened hints. */
const OF_PROBLEM = /^(cloggle\.(?:code\.[^.]+\.|hints\.))([a-z0-9-]+)(\.[a-z]+)?$/
/** The former key of a comment in progress, and the present one, which has the id of the problem. */
const COMMENT = 'cloggle.text.remark:'
const commentKey = (id: string) => `cloggle.text.comment:${id}::`

/** Renames the storage keys of previous slugs of a problem to its current slug (requirement Q-34). Existing entries are not overwritten. */
export function moveLocalCopies({ id, slug, previousSlugs }: { id: string; slug: string; previousSlugs: readonly string[] }, storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const key of keys) {
    const [, kind, previous, language = ''] = OF_PROBLEM.exec(key) ?? []
    if (previous === undefined || !previousSlugs.includes(previous)) continue
    move(key, `${kind}${slug}${language}`, storage)
  }
  for (const one of [slug, ...previousSlugs]) move(COMMENT + one, commentKey(id), storage)
}

function move(from: string, to: string, storage: Storage): void {
  const value = storage.getItem(from)
  if (value === null || storage.getItem(to) !== null) return
  storage.setItem(to, value)
  storage.removeItem(from)
}
