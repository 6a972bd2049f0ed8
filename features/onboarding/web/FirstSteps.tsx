import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { checkIcon } from '#platform/web/ui/icons.ts'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { SETTINGS_PATH, WELCOME_PATH } from '#features/accounts/rules/paths.ts'
import { OWN_PROFILE_PATH } from '#features/people/rules/paths.ts'
import { FIRST_STEPS, type FirstStep } from '../rules/first-steps.ts'
import { FirstStepsQuery } from './first-steps-query.ts'

const HideFirstSteps = graphql(`
  mutation HideFirstSteps($isHidden: Boolean!) { hideFirstSteps(isHidden: $isHidden) }
`)

const STEPS: Record<FirstStep, { label: string; to: string }> = {
  topics: { label: 'Choose what you want to learn', to: WELCOME_PATH },
  follow: { label: 'Follow three people', to: `${WELCOME_PATH}?step=2` },
  solve: { label: 'Solve your first problem', to: `${WELCOME_PATH}?step=3` },
  headline: { label: 'Add a headline to your profile', to: OWN_PROFILE_PATH },
  confirm: { label: 'Confirm your email', to: `${SETTINGS_PATH}?section=account` },
}

/** The list of first steps on home: what is done, what is next. It can be hidden, and disappears when everything is done. */
export function FirstSteps() {
  const { data } = useQuery(FirstStepsQuery, {})
  const { mutate, isPending, variables } = useMutation(HideFirstSteps, {
    scope: { id: 'first steps' },
    onSuccess: (_data, { isHidden }, cache) => cache.updateQuery(FirstStepsQuery, {}, ({ firstSteps }) => ({ firstSteps: { ...firstSteps, isHidden } })),
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  if (data === undefined) return null
  const { done } = data.firstSteps
  const isHidden = isPending ? variables?.isHidden === true : data.firstSteps.isHidden
  if (isHidden || done.length === FIRST_STEPS.length) return null
  const hide = () => {
    mutate({ isHidden: true })
    showToast('The first steps are hidden.', { action: { label: 'Undo', run: () => mutate({ isHidden: false }) } })
  }
  const next = FIRST_STEPS.find((step) => !done.includes(step))
  return (
    <Card as="section" labelledBy="first-steps" className="grid gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="first-steps" className="text-lg">
          First steps
        </h2>
        <p className="ml-auto text-sm text-text-muted">{`${done.length} of ${FIRST_STEPS.length} done`}</p>
        <Button small variant="ghost" onClick={hide}>
          Hide
        </Button>
      </header>
      <ProgressBar share={done.length / FIRST_STEPS.length} />
      <ol className="grid gap-1 sm:grid-cols-2 lg:grid-cols-5">
        {FIRST_STEPS.map((step, index) => (
          <li key={step}>
            <Step step={step} number={index + 1} isDone={done.includes(step)} isNext={step === next} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Step({ step, number, isDone, isNext }: { step: FirstStep; number: number; isDone: boolean; isNext: boolean }) {
  const { label, to } = STEPS[step]
  const mark = `grid size-6 flex-none place-items-center rounded-full border text-xs font-medium ${isDone ? 'border-success bg-success-subtle text-success' : isNext ? 'border-accent text-accent' : 'border-border-strong text-text-muted'}`
  return (
    <a href={to} className={`flex min-h-11 items-center gap-2.5 rounded-control px-2 py-1.5 text-sm hover:bg-sunken ${isDone ? 'text-text-muted' : isNext ? 'font-medium' : ''}`}>
      <span className={mark} aria-hidden="true">
        {isDone ? <Icon of={checkIcon} small /> : number}
      </span>
      <span>
        {label}
        {isDone && <span className="sr-only"> (done)</span>}
      </span>
    </a>
  )
}
