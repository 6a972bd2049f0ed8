import { VISITOR } from '#platform/web/autosave/autosave-status.ts'
import { LANGUAGES, type Language } from '../../rules/problem.ts'

/** Code with another version beside it, which was written elsewhere and is stored until the user has decided. */
export interface CodeValue {
  code: string
  other: string | null
}

/** Code in local storage. */
export interface CodeCopy extends CodeValue {
  /** The revision of the server's draft that it is based on; 0: none. */
  revision: number
  /** When it last changed. */
  at: number
  /** Whether the server has it, so that it is not a version of its own. */
  isSaved: boolean
}

/** The draft of the server. */
export interface CodeDraft {
  code: string
  revision: number
  savedAt: number
  replaced: string | null
}

/** The result of merging versions; `code` is null if there is none. */
export interface MergedCode {
  code: string | null
  other: string | null
}

const PREFIX = 'cloggle.code.'
const keyOf = (owner: string, slug: string, language: Language) => `${PREFIX}${owner}.${slug}.${language}`

export const isSameCode = (one: CodeValue, other: CodeValue): boolean => one.code === other.code && one.other === other.other

/** The code on this device; null if there is none. */
export function readCopy(owner: string, slug: string, language: Language): CodeCopy | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(owner, slug, language)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { code, revision, at, isSaved, other } = stored as Record<string, unknown>
    if (typeof code !== 'string' || typeof revision !== 'number' || typeof at !== 'number') return null
    return { code, revision, at, isSaved: isSaved === true, other: typeof other === 'string' ? other : null }
  } catch {
    return null
  }
}

/** The language and time of the latest code of one of these owners for a problem on this device; null if there is none. */
export function lastCopy(owners: readonly string[], slug: string): { language: Language; at: number } | null {
  const found = owners.flatMap((owner) => LANGUAGES.flatMap((language) => {
    const copy = readCopy(owner, slug, language)
    return copy === null ? [] : [{ language, at: copy.at }]
  }))
  return found.toSorted((a, b) => b.at - a.at)[0] ?? null
}

/** Stores code on this device; null deletes it. Returns false if this browser stores nothing. */
export function writeCopy(owner: string, slug: string, language: Language, copy: CodeCopy | null): boolean {
  try {
    const key = keyOf(owner, slug, language)
    if (copy === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

/** The problems for which a visitor wrote code on this device. */
export function listVisitorCode(): { slug: string; language: Language }[] {
  try {
    const parts = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${VISITOR}.`)).map((key) => key.slice(PREFIX.length).split('.'))
    return parts.flatMap(([, slug, name]) => LANGUAGES.filter((language) => language === name).map((language) => ({ slug: slug!, language })))
  } catch {
    return []
  }
}

/** Merges the copy of this device with the draft of the server: the newer one is shown, the other one stays beside it. */
export function reconcile(copy: CodeCopy | null, draft: CodeDraft | null): MergedCode {
  if (draft === null) return { code: copy?.code ?? null, other: copy?.other ?? null }
  if (copy === null || copy.isSaved) return { code: draft.code, other: draft.replaced }
  const other = copy.other ?? draft.replaced
  // Equal, or changed here since that draft.
  if (copy.code === draft.code || copy.revision === draft.revision) return { code: copy.code, other }
  return copy.at > draft.savedAt ? { code: copy.code, other: draft.code } : { code: draft.code, other: copy.code }
}

/** Adds the code of a visitor to that of their account, which may have code for the same problem. */
export function addVisitorCode(merged: MergedCode, mergedAt: number, visitors: CodeCopy | null): MergedCode {
  if (visitors === null || visitors.code === merged.code) return merged
  if (merged.code === null) return { code: visitors.code, other: merged.other ?? visitors.other }
  return visitors.at > mergedAt ? { code: visitors.code, other: merged.code } : { code: merged.code, other: visitors.code }
}

/** Code that another tab has stored since this one last read or wrote it, and that writing `code` would overwrite; null if there is none. */
export function codeOfOtherTab(stored: CodeCopy | null, lastKnown: string | null, code: string): string | null {
  return stored !== null && stored.code !== lastKnown && stored.code !== code ? stored.code : null
}
