import { useId, useRef, useState, type FormEvent } from 'react'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { MarkdownField } from '#platform/web/ui/MarkdownField.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { useDiscardQuestion } from '#platform/web/ui/use-discard-question.tsx'
import { FormError } from '#features/accounts/web/public.tsx'
import { ASSIGNMENT_KINDS, ASSIGNMENT_TITLE_LENGTH, INSTRUCTIONS_LENGTH, KIND_LABELS, type AssignmentKind } from '../../rules/assignment.ts'
import type { AssignmentData } from '../group-query.ts'
import { NewerVersionNote } from '../NewerVersionNote.tsx'
import { SubjectField, type Subject } from '../SubjectField.tsx'
import { TextPreview } from '../TextPreview.tsx'
import { useChange } from '../use-change.ts'
import { useRebased } from '../use-rebased.ts'
import { useGroupUpload } from '../use-group-upload.ts'
import { copyOf, formOf, variablesOf } from './assignment-form.ts'
import { DueField } from './DueField.tsx'
import { FilesField } from './FilesField.tsx'
import { LateAndRubricFields } from './LateAndRubricFields.tsx'

const SaveAssignment = graphql(`
  mutation SaveAssignment($id: ID!, $key: ID!, $kind: AssignmentKind!, $subject: ID, $title: String!, $instructions: String!, $due: String, $lateRule: LateRule!, $latePoints: Int!, $points: Int!, $criteria: [AssignmentCriterionInput!], $files: [ID!], $revision: Int) {
    saveAssignment(id: $id, key: $key, kind: $kind, subject: $subject, title: $title, instructions: $instructions, due: $due, lateRule: $lateRule, latePoints: $latePoints, points: $points, criteria: $criteria, files: $files, revision: $revision)
  }
`)

/** The message about a list or one of its entries. */
const listError = (list: string, fields: Readonly<Record<string, string>> = {}) => Object.entries(fields).find(([name]) => name.startsWith(list))?.[1]

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
  const save = useChange(SaveAssignment, onClose, { isQuiet: true })
  const [copied] = useState(() => (isCopy ? copyOf(formOf(assignment)) : null))
  const { value: form, revision, newer, isChanged, change, discard } = useRebased({ value: copied ?? formOf(assignment), revision: isNew ? null : assignment.revision }, save.error?.code === 'OUTDATED_EDIT')
  // Until the latest version is loaded, the refusal is shown.
  const isMerged = save.error?.code === 'OUTDATED_EDIT' && newer !== null
  const formId = useId()
  const [subject, choose] = useState<Subject | null>(assignment === null || assignment.subject === null ? null : { id: assignment.subject, title: assignment.title })
  // An upload ends later: what was typed meanwhile stays.
  const upload = useGroupUpload(groupId, (file) => change((typed) => ({ ...typed, files: [...typed.files, file] })))
  const { fields, message } = useFieldErrors(save.error, { ...form, subject: subject?.id })
  const errorOf = (field: string) => fields[field]
  const set = (part: Partial<typeof form>) => change((typed) => ({ ...typed, ...part }))
  const pick = (next: Subject | null) => {
    choose(next)
    if (next !== null && form.title.trim() === '') set({ title: next.title.slice(0, ASSIGNMENT_TITLE_LENGTH) })
  }
  const { close, question } = useDiscardQuestion(isChanged, onClose, save.isPending)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!upload.button.busy) save.mutate({ ...variablesOf(form, subject?.id ?? null), id: groupId, key: key.current, revision })
  }
  return (
    <Dialog
      open
      title={isCopy ? 'Duplicate assignment' : isNew ? 'New assignment' : 'Edit assignment'}
      width="wide"
      onClose={close}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={save.isPending} disabledBecause={upload.button.busy ? 'Wait until the file is uploaded' : null}>
          {isNew ? 'Assign' : 'Save'}
        </Button>
      }
    >
      <form id={formId} className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <NewerVersionNote newer={newer} onDiscard={discard} />
        <FormError error={message === null || isMerged ? null : { message }} />
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
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DueField value={form.due} error={errorOf('due')} onChange={(due) => set({ due })} />
          {form.criteria.length === 0 && (
            <Field label="Points" error={errorOf('points')}>
              {(control) => <TextInput {...control} inputMode="numeric" value={form.points} onChange={({ target }) => set({ points: target.value })} />}
            </Field>
          )}
        </div>
        <MarkdownField label="Instructions" hint="You can use Markdown." rows={4} limit={INSTRUCTIONS_LENGTH} value={form.instructions} error={errorOf('instructions')} preview={TextPreview} onChange={(instructions) => set({ instructions })} />
        {form.kind === 'text' && <FilesField files={form.files} upload={upload} error={listError('files', fields)} onRemove={({ id }) => set({ files: form.files.filter((file) => file.id !== id) })} />}
        <LateAndRubricFields form={form} errors={{ lateRule: errorOf('lateRule'), latePoints: errorOf('latePoints'), criteria: listError('criteria', fields) }} onChange={set} />
      </form>
      {question}
    </Dialog>
  )
}
