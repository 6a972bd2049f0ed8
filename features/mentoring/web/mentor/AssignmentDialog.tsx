import { useId, useRef, useState, type FormEvent } from 'react'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { MarkdownField } from '#platform/web/ui/MarkdownField.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { showKeptToast } from '#platform/web/ui/show-kept-toast.ts'
import { FormError } from '#features/accounts/web/public.tsx'
import { ASSIGNMENT_KINDS, ASSIGNMENT_TITLE_LENGTH, INSTRUCTIONS_LENGTH, KIND_LABELS, type AssignmentKind } from '../../rules/assignment.ts'
import { readAgain, type AssignmentData } from '../group-query.ts'
import { SubjectField, type Subject } from '../SubjectField.tsx'
import { TextPreview } from '../TextPreview.tsx'
import { useGroupUpload } from '../use-group-upload.ts'
import { copyOf, formOf, variablesOf, type AssignmentForm } from './assignment-form.ts'
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

/**
 * Sets an assignment, which can begin as a copy of another one, or changes one. What is typed stays on the device until it is saved. Render it with the
 * revision as its key: after a conflict it opens again on the new version, with the changes of this window on top.
 */
export function AssignmentDialog({ groupId, assignment, isCopy = false, onClose }: Props) {
  const isNew = assignment === null || isCopy
  const [start] = useState(() => (isCopy ? copyOf(formOf(assignment)) : formOf(assignment)))
  const draft = useFormDraft(`assignment.${isNew ? `${groupId}.${isCopy ? `copy.${assignment?.id}` : 'new'}` : assignment.id}`, { value: start, revision: isNew ? 0 : assignment.revision })
  if (draft.current === null) return null
  return <OpenDialog groupId={groupId} title={isCopy ? 'Duplicate assignment' : isNew ? 'New assignment' : 'Edit assignment'} isNew={isNew} draft={draft} form={draft.current.value} onClose={onClose} />
}

interface OpenProps {
  groupId: string
  title: string
  isNew: boolean
  draft: ReturnType<typeof useFormDraft<AssignmentForm>>
  form: AssignmentForm
  onClose: () => void
}

function OpenDialog({ groupId, title, isNew, draft, form, onClose }: OpenProps) {
  const { current, isUnsaved, show, settle, forget } = draft
  const revision = current?.revision ?? 0
  // What is typed while it is being saved stays in the draft.
  const sent = useRef(form)
  const save = useMutation(SaveAssignment, {
    onSuccess: async (_data, _variables, cache) => {
      // Before the new revision is read, which opens the form again.
      settle({ value: sent.current, revision: revision + 1 })
      onClose()
      await readAgain(cache)
    },
    onError: ({ code }, _variables, cache) => void (code === 'OUTDATED_EDIT' && readAgain(cache)),
  })
  const formId = useId()
  // An upload ends later: what was typed meanwhile stays.
  const latest = useRef(form)
  latest.current = form
  const set = (part: Partial<AssignmentForm>) => show({ value: { ...latest.current, ...part }, revision })
  const upload = useGroupUpload(groupId, (file) => set({ files: [...latest.current.files, file] }))
  const { fields, message } = useFieldErrors(save.error, { ...form, subject: form.subject?.id })
  const errorOf = (field: string) => fields[field]
  const pick = (subject: Subject | null) => set({ subject, ...(subject !== null && form.title.trim() === '' && { title: subject.title.slice(0, ASSIGNMENT_TITLE_LENGTH) }) })
  const close = () => {
    if (isUnsaved) showKeptToast(forget)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (upload.button.busy) return
    sent.current = form
    save.mutate({ ...variablesOf(form), id: groupId, revision: isNew ? null : revision })
  }
  return (
    <Dialog
      open
      title={title}
      width="wide"
      onClose={close}
      footer={
        <Button type="submit" form={formId} variant="primary" busy={save.isPending} disabledBecause={upload.button.busy ? 'Wait until the file is uploaded' : null}>
          {isNew ? 'Assign' : 'Save'}
        </Button>
      }
    >
      <form id={formId} className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <RestoredNote from={draft.restoredFrom} newerVersion={draft.newerVersion} onDiscard={draft.discard} />
        <FormError error={message === null ? null : { message }} />
        {isNew && (
          <Field label="What to do">
            {(control) => (
              <Select
                {...control}
                data-autofocus
                value={form.kind}
                options={ASSIGNMENT_KINDS.map((kind) => ({ value: kind, label: kind === 'text' ? 'Text or file' : KIND_LABELS[kind] }))}
                onChange={({ target }) => set({ kind: target.value as AssignmentKind, subject: null })}
              />
            )}
          </Field>
        )}
        {isNew && form.kind !== 'text' && <SubjectField key={form.kind} kind={form.kind} subject={form.subject} error={errorOf('subject')} onChange={pick} />}
        <Field label="Title" error={errorOf('title')} count={{ used: form.title.length, limit: ASSIGNMENT_TITLE_LENGTH }}>
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
    </Dialog>
  )
}
