import { useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { refreshIssues, SaveIntro, type IssueDraft } from './newsletter-queries.ts'

/** The introduction that an editor writes, and what it is based on: another admin may write one at the same time. */
export function useIntroduction({ number, state, intro }: Pick<IssueDraft['issue'], 'number' | 'state' | 'intro'>) {
  // Null while nothing is changed: the field then has what is saved, also what another admin saves.
  const [edited, setEdited] = useState<{ text: string; before: string } | null>(null)
  const { mutate, isPending, error, reset } = useMutation(SaveIntro, {
    onSuccess: async (_data, { intro: saved }, cache) => {
      await refreshIssues(cache)
      setEdited((now) => (now === null || now.text === saved ? null : { ...now, before: saved }))
    },
    onError: (_error, _variables, cache) => void refreshIssues(cache),
  })
  const text = edited?.text ?? intro
  const isChanged = state === 'draft' && text !== intro
  const save = (then?: () => void) => mutate({ number, intro: text, before: edited?.before ?? intro }, then === undefined ? {} : { onSuccess: then })
  return {
    text,
    isChanged,
    /** What another admin saved since the change began; null if nothing. */
    theirs: isChanged && edited !== null && edited.before !== intro ? intro : null,
    isSaving: isPending,
    error,
    write: (text: string) => setEdited((now) => ({ text, before: now?.before ?? intro })),
    discard: () => {
      setEdited(null)
      reset()
    },
    /** Goes on with the own text in place of what the other admin saved. */
    keep: () => {
      setEdited({ text, before: intro })
      reset()
    },
    save: () => save(),
    /** The preview and the test have what is written. */
    saveAnd: (work: () => void) => (isChanged ? save(work) : work()),
  }
}
