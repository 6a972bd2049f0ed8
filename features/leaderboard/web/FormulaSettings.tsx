import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { useAnswer } from '#platform/web/graphql/use-answer.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Refused } from '#platform/web/ui/Refused.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'

const FormulaQuery = graphql(`
  query ScoreFormula { scoreFormula { easy medium hard revision } }
`)

const ChangeFormula = graphql(`
  mutation ChangeScoreFormula($easy: Int!, $medium: Int!, $hard: Int!, $revision: Int!) {
    changeScoreFormula(easy: $easy, medium: $medium, hard: $hard, revision: $revision) { easy medium hard revision }
  }
`)

const DIFFICULTIES = [
  { name: 'easy', label: 'Easy' },
  { name: 'medium', label: 'Medium' },
  { name: 'hard', label: 'Hard' },
] as const

type Points = Record<(typeof DIFFICULTIES)[number]['name'], string>

/** What solved problems give; a change makes every score anew. */
export function FormulaSettings() {
  const answer = useAnswer(FormulaQuery, {})
  const { data, failed, again } = answer
  const { run, busy, refusal } = useAction(ChangeFormula)
  const [typing, type] = useState<{ over: number; points: Partial<Points> }>({ over: 0, points: {} })
  const [isDone, done] = useState(false)
  if (failed !== null) return <ErrorState text="We couldn’t load this." hint={failed} onRetry={again} />
  if (data === null) return <SkeletonText lines={3} />
  const { revision, ...present } = data.scoreFormula
  // What was typed over points that do not hold any more was saved, or somebody else was quicker.
  const typed = typing.over === revision ? typing.points : {}
  const text = (name: keyof Points) => typed[name] ?? String(present[name])
  const points = (name: keyof Points) => (text(name).trim() === '' ? 0 : Math.trunc(Number(text(name))) || 0)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await run({ easy: points('easy'), medium: points('medium'), hard: points('hard'), revision })
    if (saved === null) return
    done(true)
    again()
  }
  return (
    <form className="grid max-w-80 gap-5" onSubmit={(event) => void submit(event)} noValidate>
      <StaleNote answer={answer} />
      {DIFFICULTIES.map(({ name, label }) => (
        <Field key={name} label={`Points for ${label}`} error={refusal?.fields[name]}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={text(name)}
              onChange={(event) => {
                type({ over: revision, points: { ...typed, [name]: event.target.value } })
                done(false)
              }}
            />
          )}
        </Field>
      ))}
      {Object.keys(refusal?.fields ?? {}).length === 0 && <Refused says={refusal?.says} />}
      <Button type="submit" look="primary" className="justify-self-start" busy={busy}>
        Save
      </Button>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isDone && 'Saved. We’re recalculating all scores.'}
      </p>
    </form>
  )
}
