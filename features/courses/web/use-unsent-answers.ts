import { useMemo, useState } from 'react'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { restoredAnswers, storedAnswers, type Answers } from '../rules/unsent-answers.ts'

type Questions = Parameters<typeof restoredAnswers>[2]

/**
 * The answers of a form of questions. They stay on this device until they are checked: they survive a reload, a closed tab and a look at another
 * lesson. `settle` is called when they were checked, `restart` to answer again.
 */
export function useUnsentAnswers(name: string, state: string, questions: Questions) {
  const [stored, setStored, clear] = useLocalDraft(name)
  const [checked, setChecked] = useState<Answers | null>(null)
  const restored = useMemo(() => restoredAnswers(stored, state, questions), [stored, state, questions])
  const answers: Answers = checked ?? restored
  return {
    answers,
    answer: (key: string, values: string[]) => setStored(storedAnswers(state, { ...answers, [key]: values })),
    settle: () => {
      setChecked(answers)
      clear()
    },
    restart: () => setChecked(null),
  }
}
