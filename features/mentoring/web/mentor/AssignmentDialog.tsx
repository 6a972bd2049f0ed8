import { useId, useRef, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FormError } from '#features/accounts/web/public.tsx'
import { shiftDays } from '#features/events/rules/recurrence.ts'
import { ASSIGNMENT_KINDS, ASSIGNMENT_TITLE_LENGTH, INSTRUCTIONS_LENGTH, KIND_LABELS, type AssignmentKind, type LateRule } from '../../rules/assignment.ts'
import type { AssignmentData } from '../group-query.ts'
import { SubjectField, type Subject } from '../SubjectField.tsx'
import { useChange } from '../use-change.ts'
import { RubricField, type EditedCriterion } from './RubricField.tsx'

const SaveAssignment = graphql(`
  mutation SaveAssignment($id: ID!, $key: ID!, $kind: AssignmentKind!, $subject: ID, $title: String!, $instructions: String!, $due: String, $lateRule: LateRule!, $latePoints: Int!, $points: Int!, $criteria: [AssignmentCriterionInput!]) {
    saveAssignment(id: $id, key: $key, kind: $kind, subject: $subject, title: $title, instructions: $instructions, due: $due, lateRule: $lateRule, latePoints: $latePoints, points: $points, criteria: $criteria)
  }
`)

/** The message about the rubric or one of its lines. */
const rubricError = (fields: Readonly<Record<string, string>> = {}) => Object.entries(fields).find(([name]) => name.startsWith('criteria'))?.[1]

const numberOf = (typed: string): number => (typed.trim() === '' ? 0 : Number(typed))
const formOf = (assignment: AssignmentData | null) => ({
  kind: assignment?.kind ?? ('problem' as AssignmentKind), title: assignment?.title ?? '', instructions: assignment?.instructions ?? '', due: assignment?.due ?? '',
  lateRule: assignment?.lateRule ?? ('accepted' as LateRule), latePoints: String(assignment?.latePoints ?? 0), points: String(assignment?.points ?? 10),
  criteria: (assignment?.criteria ?? []).map(({ id, text, points }): EditedCriterion => ({ id, text, points: String(points) })),
})
type Form = ReturnType<typeof formOf>

/** A copy of an assignment, due a week later, with a rubric of its own. */
const copyOf = (form: Form): Form => ({
  ...form, due: form.due === '' ? '' : shiftDays(form.due, 7), criteria: form.criteria.map((criterion) => ({ ...criterion, id: crypto.randomUUID() })),
})

interface Props {
  groupId: string
  /** The one to change or to copy; null for a new one. */
  assignment: AssignmentData | null
  isCopy?: boolean | undefined
  onClose: () => void
}

/** Sets an assignment, which can begin as a copy of another one, or changes one. */
export function AssignmentDialog({ groupId, assignment, isCopy = false, onClose }: Props) {
  const isNew = assignment === null || isCopy
  const key = useRef(isNew ? crypto.randomUUID() : assignment.id)
  const [initial] = useState(() => (isCopy ? copyOf(formOf(assignment)) : formOf(assignment)))
  const [form, setForm] = useState(initial)
  const [isLeaving, askToLeave] = useState(false)
  const formId = useId()
  const [subject, choose] = useState<Subject | null>(assignment === null || assignment.subject === null ? null : { id: assignment.subject, title: assignment.title })
  const save = useChange(SaveAssignment, onClose, { isQuiet: true })
  const { error } = save
  const errorOf = (field: string) => error?.fields[field]
  const set = (part: Partial<typeof form>) => setForm({ ...form, ...part })
  const pick = (next: Subject | null) => {
    choose(next)
    if (next !== null && form.title.trim() === '') set({ title: next.title.slice(0, ASSIGNMENT_TITLE_LENGTH) })
  }
  const isChanged = JSON.stringify(form) !== JSON.stringify(initial)
  const close = () => (isChanged ? askToLeave(true) : onClose())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { latePoints, points, due, criteria, ...rest } = form
    save.mutate({
      ...rest, id: groupId, key: key.current, subject: form.kind === 'text' ? null : (subject?.id ?? null), due: due === '' ? null : due.slice(0, 16), latePoints: numberOf(latePoints), points: numberOf(points),
      criteria: criteria.map(({ id, text, points }) => ({ id, text, points: numberOf(points) })),
    })
  }
  return (
    <Dialog
      open
      title={isCopy ? 'Duplicate assignment' : isNew ? 'New assignment' : 'Edit assignment'}
      width="wide"
      onClose={close}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={save.isPending}>
          {isNew ? 'Assign' : 'Save'}
        </Button>
      }
    >
      <form id={formId} className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <FormError error={error !== null && Object.keys(error.fields).length === 0 ? { message: error.message } : null} />
        {isNew && (
          <Field label="What to do">
            {(control) => (
              <Select
                {...control}
                data-autofocus
                value={form.kind}
                options={ASSIGNMENT_KINDS.map((kind) => ({ value: kind, label: kind === 'text' ? 'Text or file' : KIND_LABELS[kind] }))}
                onChange={({ target }) => {
                  set({ kind: target.value as AssignmentKind })
                  choose(null)
                }}
              />
            )}
          </Field>
        )}
        {isNew && form.kind !== 'text' && <SubjectField key={form.kind} kind={form.kind} subject={subject} error={errorOf('subject')} onChange={pick} />}
        <Field label="Title" error={form.title.trim() === '' ? errorOf('title') : undefined} count={{ used: form.title.length, limit: ASSIGNMENT_TITLE_LENGTH }}>
          {(control) => <TextInput {...control} value={form.title} onChange={({ target }) => set({ title: target.value })} />}
        </Field>
        <Field label="Instructions" error={errorOf('instructions')} count={{ used: form.instructions.length, limit: INSTRUCTIONS_LENGTH }}>
          {(control) => <TextArea {...control} rows={4} value={form.instructions} onChange={({ target }) => set({ instructions: target.value })} />}
        </Field>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="Due" hint="Optional. Each learner has until this time in their own time zone." error={errorOf('due')}>
            {(control) => <TextInput {...control} type="datetime-local" value={form.due} onChange={({ target }) => set({ due: target.value })} />}
          </Field>
          {form.criteria.length === 0 && (
            <Field label="Points" error={errorOf('points')}>
              {(control) => <TextInput {...control} inputMode="numeric" value={form.points} onChange={({ target }) => set({ points: target.value })} />}
            </Field>
          )}
          <Field label="Late work" error={errorOf('lateRule')}>
            {(control) => (
              <Select {...control} value={form.lateRule} options={[{ value: 'accepted', label: 'Accepted' }, { value: 'refused', label: 'Not accepted' }]} onChange={({ target }) => set({ lateRule: target.value as LateRule })} />
            )}
          </Field>
          {form.lateRule === 'accepted' && (
            <Field label="Points deducted for late work" error={errorOf('latePoints')}>
              {(control) => <TextInput {...control} inputMode="numeric" value={form.latePoints} onChange={({ target }) => set({ latePoints: target.value })} />}
            </Field>
          )}
        </div>
        <RubricField criteria={form.criteria} error={rubricError(error?.fields)} onChange={(criteria) => set({ criteria })} />
      </form>
      <ConfirmDialog open={isLeaving} question="Discard what you entered?" confirm="Discard" onConfirm={onClose} onClose={() => askToLeave(false)} />
    </Dialog>
  )
}
