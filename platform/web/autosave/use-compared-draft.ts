import { useRef } from 'react'
import { cleanText } from '#platform/rules/text.ts'
import { comparedDraft, draftOf, type ComparedDraft } from './compared-draft.ts'
import { useLocalDraft } from './use-local-draft.ts'

/**
 * A saved text with a Save button that another window or device can save, too. A change is stored on this device with the saved text that it is based
 * on, until it is saved. `theirs` is what was saved elsewhere since the change began; null if nothing.
 */
export function useComparedDraft(name: string, saved: string) {
  const [stored, store, clear] = useLocalDraft(name)
  const draft = draftOf(stored)
  const { text, before, theirs, isChanged } = comparedDraft(draft, saved)
  const latest = useRef(text)
  latest.current = text
  const put = (draft: ComparedDraft) => store(JSON.stringify(draft))
  return {
    text,
    /** The saved text that the change is based on. */
    before,
    theirs,
    isChanged,
    write: (text: string) => (text === saved && before === saved ? clear() : put({ text, before })),
    discard: clear,
    /** Goes on with the own text in place of what was saved elsewhere. */
    keep: () => put({ text, before: saved }),
    /** A text was saved. Text typed since then stays; returns whether there is none. */
    settle: (sent: string): boolean => {
      const isDone = latest.current === sent
      if (isDone) clear()
      else put({ text: latest.current, before: cleanText(sent) })
      return isDone
    },
  }
}

export type ComparedText = ReturnType<typeof useComparedDraft>
