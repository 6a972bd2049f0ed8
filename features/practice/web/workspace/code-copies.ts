import { VISITOR } from '#platform/web/autosave/autosave-status.ts'
import { LANGUAGES, type Language } from '../../rules/problem.ts'

/** Code as this device keeps it: what it was written on, and when. */
export interface CodeCopy {
  code: string
  /** The revision of the server's draft that it goes on from; 0: none. */
  revision: number
  at: number
  /** Whether the server has it: then it is no version of its own. */
  isSaved: boolean
  /** What another place wrote, until somebody has done with it. */
  other: string | null
}

/** The draft of the server, as far as it matters here. */
export interface CodeDraft {
  code: string
  revision: number
  savedAt: number
  replaced: string | null
}

/** What is shown, what it goes on from, and what stays beside it; `isNews`: the server does not have it so. */
export interface Settled {
  code: string | null
  revision: number
  other: string | null
  isNews: boolean
}

const PREFIX = 'cloggle.code.'
const keyOf = (owner: string, slug: string, language: Language) => `${PREFIX}${owner}.${slug}.${language}`

/** What this device keeps of somebody's code for a problem; `null` where there is nothing. */
export function readCopy(owner: string, slug: string, language: Language): CodeCopy | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(owner, slug, language)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { code, revision, at, isSaved, other } = kept as Record<string, unknown>
    if (typeof code !== 'string' || typeof revision !== 'number' || typeof at !== 'number') return null
    return { code, revision, at, isSaved: isSaved === true, other: typeof other === 'string' ? other : null }
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

/** The problems that a visitor wrote for on this device. */
export function listVisitorsCode(): { slug: string; language: Language }[] {
  try {
    const parts = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${VISITOR}.`)).map((key) => key.slice(PREFIX.length).split('.'))
    return parts.flatMap(([, slug, name]) => LANGUAGES.filter((language) => language === name).map((language) => ({ slug: slug!, language })))
  } catch {
    return []
  }
}

/** What a draft of the server means for what is written here: the newer one is shown, and the other one stays beside it. */
export function reconcile(mine: CodeCopy | null, draft: CodeDraft | null): Settled {
  if (draft === null) return { code: mine?.code ?? null, revision: 0, other: mine?.other ?? null, isNews: mine !== null }
  const { revision } = draft
  if (mine === null || mine.isSaved) return { code: draft.code, revision, other: draft.replaced, isNews: false }
  const other = mine.other ?? draft.replaced
  if (mine.code === draft.code) return { code: draft.code, revision, other, isNews: false }
  // Written here after that draft was known: it goes on from it.
  if (mine.revision === revision) return { code: mine.code, revision, other, isNews: true }
  const isMineNewer = mine.at > draft.savedAt
  return { code: isMineNewer ? mine.code : draft.code, revision, other: isMineNewer ? draft.code : mine.code, isNews: true }
}

/** What a visitor wrote comes along into the account, where there may be code for the same problem: it goes on from none of it. */
export function bringAlong(settled: Settled, settledAt: number, brought: CodeCopy | null): Settled {
  if (brought === null || brought.code === settled.code) return settled
  if (settled.code === null) return { ...settled, code: brought.code, other: settled.other ?? brought.other, isNews: true }
  const isBroughtNewer = brought.at > settledAt
  return { ...settled, code: isBroughtNewer ? brought.code : settled.code, other: isBroughtNewer ? settled.code : brought.code, isNews: true }
}

/** What another tab kept since this one last looked, which this one would write over; null: nothing, or the same. */
export function writtenMeanwhile(there: CodeCopy | null, known: string | null, code: string): string | null {
  return there !== null && there.code !== known && there.code !== code ? there.code : null
}
