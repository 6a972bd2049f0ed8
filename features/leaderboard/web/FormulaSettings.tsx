import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { AdminReasonDialog } from '#features/administration/web/public.tsx'
import { usePaused } from '#platform/web/use-paused.ts'
import { pointsFault, pointsInForm, previewText, type TypedPoints } from '../rules/formula.ts'

const FormulaQuery = graphql(`
  query ScoreFormula { scoreFormula { easy medium hard revision } }
`)

const ChangeFormula = graphql(`
  mutation ChangeScoreFormula($easy: Int!, $medium: Int!, $hard: Int!, $revision: Int!, $reason: String!) {
    changeScoreFormula(easy: $easy, medium: $medium, hard: $hard, revision: $revision, reason: $reason) { easy medium hard revision }
  }
`)

const PreviewFormula = graphql(`
  query PreviewScoreFormula($easy: Int!, $medium: Int!, $hard: Int!) {
    previewScoreFormula(easy: $easy, medium: $medium, hard: $hard) { people raised lowered most least moved largest { name username before after } }
  }
`)

const DIFFICULTIES = [
  { name: 'easy', label: 'Easy' },
  { name: 'medium', label: 'Medium' },
  { name: 'hard', label: 'Hard' },
] as const

const NOTHING_TYPED: TypedPoints = { revision: 0, points: {} }

type Points = Record<(typeof DIFFICULTIES)[number]['name'], string>

/** The points for solved problems. A change recalculates all scores. */
export function FormulaSettings() {
  const query = useQuery(FormulaQuery, {})
  const { data, refetch } = query
  const { mutate, isPending, error, reset } = useMutation(ChangeFormula)
  const [isConfirming, setIsConfirming] = useState(false)
  const [isTried, setTried] = useState(false)
  const [edit, setEdit] = useState<TypedPoints>(NOTHING_TYPED)
  if (query.isLoadingError) return <ErrorState text="We couldn’t load this." hint={query.error.message} onRetry={refetch} />
  if (data === undefined) return <SkeletonText lines={3} />
  const { revision, ...current } = data.scoreFormula
  const { texts, isChanged, isOutdated } = pointsInForm(edit, data.scoreFormula)
  const text = (name: keyof Points) => texts[name]
  const points = (name: keyof Points) => (text(name).trim() === '' ? 0 : Math.trunc(Number(text(name))) || 0)
  const faultOf = (name: keyof Points) => pointsFault(text(name))
  const isValid = DIFFICULTIES.every(({ name }) => faultOf(name) === null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isValid) setIsConfirming(true)
  }
  const typedPoints = { easy: points('easy'), medium: points('medium'), hard: points('hard') }
  const save = (reason: string) =>
    mutate(
      { ...typedPoints, revision, reason },
      {
        onSuccess: () => {
          setIsConfirming(false)
          setTried(false)
          setEdit(NOTHING_TYPED)
          showToast('Saved. We’re recalculating all scores.')
          refetch()
        },
        // What is wrong with the points stands beside them.
        onError: ({ fields, code }) => {
          setIsConfirming(DIFFICULTIES.every(({ name }) => fields[name] === undefined))
          if (code === 'OUTDATED_EDIT') refetch()
        },
      },
    )
  return (
    <>
    <form className="grid max-w-96 gap-5" onSubmit={submit} noValidate>
      <StaleNote query={query} />
      {DIFFICULTIES.map(({ name, label }) => (
        <Field key={name} label={`Points for ${label}`} {...(text(name).trim() !== String(current[name]) && { hint: `Was ${current[name]}` })} error={(isTried ? faultOf(name) : null) ?? error?.fields[name]}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={text(name)}
              onChange={(event) => setEdit({ revision: edit.revision === 0 ? revision : edit.revision, points: { ...edit.points, [name]: event.target.value } })}
            />
          )}
        </Field>
      ))}
      {isOutdated && <p role="status" className="text-sm">Someone else changed the points. What you entered is still in the form.</p>}
      {isChanged && isValid && <Preview {...typedPoints} />}
      <Button type="submit" variant="primary" className="justify-self-start" disabledBecause={isChanged ? null : 'Nothing has changed'} busy={isPending}>
        Save
      </Button>
    </form>
      {isConfirming && (
        <AdminReasonDialog
          title="Change the points"
          action="Save"
          busy={isPending}
          refusal={error}
          onSend={save}
          onClose={() => {
            reset()
            setIsConfirming(false)
          }}
        >
          All scores and ranks will be recalculated.
        </AdminReasonDialog>
      )}
    </>
  )
}

/** The people whose scores would change most. */
const LargestChanges = ({ changes }: { changes: readonly { name: string; username: string; before: number; after: number }[] }) => (
  <>
    <p className="mt-2 font-medium">Largest changes</p>
    <ul className="tabular mt-1 grid gap-1">
      {changes.map(({ name, username, before, after }) => (
        <li key={username} className="flex justify-between gap-3">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="shrink-0">
            {before.toLocaleString('en')} → {after.toLocaleString('en')}
          </span>
        </li>
      ))}
    </ul>
  </>
)

/** What the typed points would do, before they are saved. */
function Preview(points: Record<keyof Points, number>) {
  const paused = usePaused(`${points.easy} ${points.medium} ${points.hard}`)
  const [easy = 0, medium = 0, hard = 0] = paused.split(' ').map(Number)
  const { data, error } = useQuery(PreviewFormula, paused === '' ? null : { easy, medium, hard })
  return (
    <div role="status" className="rounded-control bg-warning-subtle px-3 py-2.5 text-sm">
      {data === undefined ? (error?.message ?? 'Counting the scores that would change…') : previewText(data.previewScoreFormula)}
      {data !== undefined && data.previewScoreFormula.largest.length > 0 && <LargestChanges changes={data.previewScoreFormula.largest} />}
    </div>
  )
}
