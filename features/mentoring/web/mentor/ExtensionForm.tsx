import { useRef, useState, type FormEvent } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { shiftDays } from '#features/events/rules/recurrence.ts'
import { extensionFault } from '../../rules/extension.ts'
import { localText } from '../../rules/local-text.ts'
import { useChange } from '../use-change.ts'
import { endOfDay } from './assignment-form.ts'
import type { LearnerWorkQuery } from './learner-work-query.ts'

const ExtendDueDate = graphql(`mutation ExtendDueDate($id: ID!, $person: ID!, $due: String) { extendDueDate(id: $id, person: $person, due: $due) }`)

const STEPS = [{ label: '+1 day', days: 1 }, { label: '+3 days', days: 3 }, { label: '+1 week', days: 7 }]

interface Props {
  learner: { id: string; name: string }
  assignmentId: string
  groupDue: string
  work: Pick<ResultOf<typeof LearnerWorkQuery>['learnerWork']['work'], 'dueLocal' | 'dueAt' | 'handedInAt'>
  onDone: () => void
}

/** Gives one learner a later due date than the present one, or takes it back. */
export function ExtensionForm({ learner, assignmentId, groupDue, work, onDone }: Props) {
  const present = work.dueLocal ?? groupDue
  const [due, setDue] = useState(present)
  const [fault, setFault] = useState<string | null>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const extend = useChange(ExtendDueDate, () => {
    onDone()
    details.current?.removeAttribute('open')
    details.current?.querySelector('summary')?.focus()
  }, { isQuiet: true })
  const change = (next: string) => {
    setDue(next)
    setFault(null)
    if (extend.error !== null) extend.reset()
  }
  // From the present due date, or from today if that has passed.
  const addDays = (days: number) => change(work.dueAt !== null && Date.parse(String(work.dueAt)) < Date.now() ? endOfDay(new Date(), days) : shiftDays(present, days))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = due.slice(0, 16)
    // Only the server knows whether the time has passed for the learner.
    const found = chosen === '' ? 'Choose a date and time.' : extensionFault(chosen, { present, isOver: false, isHandedIn: work.handedInAt !== null })
    setFault(found)
    if (found === null) extend.mutate({ id: assignmentId, person: learner.id, due: chosen }, { onSuccess: () => showToast(`${learner.name} has until ${localText(chosen)}, their time.`) })
    else field.current?.focus()
  }
  const takeBack = () => {
    change(groupDue)
    extend.mutate({ id: assignmentId, person: learner.id, due: null }, { onSuccess: () => showToast(`${learner.name} has until ${localText(groupDue)} again, like the group.`) })
  }
  return (
    <details ref={details} className="border-t border-line pt-4" onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: 'center' })}>
      <summary className="cursor-pointer text-sm font-medium">Give {learner.name} more time</summary>
      <form className="mt-3 grid gap-3" onSubmit={submit} noValidate>
        <Field label="Due, in their time zone" hint={`Now due ${localText(present)}. ${learner.name} will be notified of the change.`} error={fault ?? extend.error?.fields['due'] ?? extend.error?.message}>
          {(control) => <TextInput {...control} ref={field} className="max-w-72" type="datetime-local" min={present} value={due} onChange={({ target }) => change(target.value)} />}
        </Field>
        <div className="flex flex-wrap gap-2">
          {STEPS.map(({ label, days }) => (
            <Button key={days} small onClick={() => addDays(days)}>
              {label}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={extend.isPending}>
            Save
          </Button>
          {present !== groupDue && work.handedInAt === null && (
            <Button variant="ghost" busy={extend.isPending} onClick={takeBack}>
              Back to {localText(groupDue)}, like the group
            </Button>
          )}
        </div>
      </form>
    </details>
  )
}
