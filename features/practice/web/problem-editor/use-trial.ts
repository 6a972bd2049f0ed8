import { useEffect, useEffectEvent, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import type { ProblemDraft } from '../../rules/problem-draft.ts'
import { durationText } from '../../rules/trial-times.ts'
import { TryProblem, type ProblemEdit } from './problem-edit-documents.ts'
import type { ProblemEditorState } from './use-problem-editor.ts'

const NOT_SAVED = 'The problem could not be saved, so it was not run. Try again when it is saved.'
const FROM_REFERENCE = '{"from":"reference"}'

interface Props {
  edit: ProblemEdit
  editor: ProblemEditorState
  onChanged: () => void
}

/** Runs all solutions of a draft, or the reference for expected answers that are missing, which it then writes into the form. */
export function useTrial({ edit, editor, onChanged }: Props) {
  const { mutate, isPending, error } = useMutation(TryProblem)
  const [failure, setFailure] = useState<string | null>(null)
  /** The trial whose answers will be written into the form. */
  const [filling, setFilling] = useState<string | null>(null)
  const [filled, setFilled] = useState<string | null>(null)
  const isRunning = isPending || edit.isTrying

  const start = async (isFilling: boolean) => {
    setFailure(null)
    setFilled(null)
    const revision = await editor.saveNow()
    if (revision === null) return setFailure(NOT_SAVED)
    mutate({ slug: edit.slug, revision, isFilling }, {
      onSuccess: ({ tryProblem }) => {
        setFilling(isFilling ? tryProblem : null)
        onChanged()
      },
    })
  }
  const finish = useEffectEvent(({ findings, answers }: NonNullable<ProblemEdit['trial']>) => {
    setFilling(null)
    if (findings.length > 0) return setFilled(findings.join(' '))
    const next = withAnswers(editor.draft, answers)
    if (next !== editor.draft) editor.show(next)
    setFilled(summaryOf(answers))
  })
  useEffect(() => {
    if (filling !== null && edit.trial?.id === filling) finish(edit.trial)
  }, [edit.trial, filling])

  const message = failure ?? error?.message ?? null
  return {
    isRunning,
    error: message,
    start: () => void start(false),
    fill: { isRunning: filling !== null && isRunning, message: filled ?? message, start: () => void start(true) },
  }
}

type Answers = NonNullable<ProblemEdit['trial']>['answers']

/** Writes answers into tests that still have none; a long one is left to the reference. */
function withAnswers(draft: ProblemDraft, answers: Answers): ProblemDraft {
  const open = answers.filter(({ test }) => draft.tests[test]?.expected.trim() === '')
  if (open.length === 0) return draft
  return { ...draft, tests: draft.tests.map((one, at) => ({ ...one, expected: open.find(({ test }) => test === at)?.answer ?? (open.some(({ test }) => test === at) ? FROM_REFERENCE : one.expected) })) }
}

function summaryOf(answers: Answers): string {
  if (answers.length === 0) return 'Every test has an expected answer.'
  const slowest = Math.max(...answers.map(({ timeMs }) => timeMs))
  return `The reference answered ${answers.length === 1 ? '1 test' : `${answers.length} tests`}, the slowest in ${durationText(slowest)}.`
}
