import { cleanText } from '#platform/rules/text.ts'

/** A changed text, and the saved text that it is based on. */
export interface ComparedDraft {
  text: string
  before: string
}

/** The draft in a stored text; null if there is none. A text that was stored without what it is based on counts as based on an empty one. */
export function draftOf(stored: string): ComparedDraft | null {
  if (stored === '') return null
  try {
    const { text, before } = JSON.parse(stored) as Partial<ComparedDraft>
    if (typeof text === 'string' && typeof before === 'string') return { text, before }
  } catch {
    // It is a text.
  }
  return { text: stored, before: '' }
}

/** What a field shows of a draft and the saved text, and what was saved elsewhere since the change began. The saved text is sanitized. */
export function comparedDraft(draft: ComparedDraft | null, saved: string) {
  if (draft === null) return { text: saved, before: saved, theirs: null, isChanged: false }
  const isChanged = cleanText(draft.text) !== saved
  return { ...draft, theirs: isChanged && draft.before !== saved ? saved : null, isChanged }
}
