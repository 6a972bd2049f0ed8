import type { Language } from '../rules/problem.ts'

/** Code as this device keeps it: what it was written on, and when. */
export interface CodeCopy {
  code: string
  /** The revision of the server's draft that it goes on from; 0: none. */
  revision: number
  at: number
}

const keyOf = (owner: string, slug: string, language: Language) => `cloggle.code.${owner}.${slug}.${language}`
export const VISITOR = 'visitor'

/** What this device keeps of somebody's code for a problem; `null` where there is nothing. */
export function readCopy(owner: string, slug: string, language: Language): CodeCopy | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner, slug, language)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { code, revision, at } = kept as Record<string, unknown>
    return typeof code === 'string' && typeof revision === 'number' && typeof at === 'number' ? { code, revision, at } : null
  } catch {
    return null
  }
}

/** Keeps code on this device; `null` takes it away. */
export function writeCopy(owner: string, slug: string, language: Language, copy: CodeCopy | null): void {
  try {
    const key = keyOf(owner, slug, language)
    if (copy === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(copy))
  } catch {
    // No storage, no keeping; the code is still in the editor.
  }
}

/** What a draft of the server means for what is written here: take it, go on with one's own, and what to keep beside. */
export function reconcile(
  mine: CodeCopy | null,
  draft: { code: string; revision: number; savedAt: number } | null,
): { code: string | null; revision: number; other: string | null } {
  if (draft === null) return { code: mine?.code ?? null, revision: 0, other: null }
  if (mine === null || mine.code === draft.code) return { code: draft.code, revision: draft.revision, other: null }
  // Written here after that draft was known: it goes on from it.
  if (mine.revision === draft.revision) return { code: mine.code, revision: draft.revision, other: null }
  const isMineNewer = mine.at > draft.savedAt
  return { code: isMineNewer ? mine.code : draft.code, revision: draft.revision, other: isMineNewer ? draft.code : mine.code }
}
