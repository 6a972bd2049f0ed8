import { useRef, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { useDiscardQuestion } from '#platform/web/ui/use-discard-question.tsx'
import { COMPANY_LENGTH, FILL_ALL_FIELDS, PERIOD_LENGTH, ROLE_LENGTH } from '../rules/profile.ts'
import { newId } from './new-id.ts'
import type { ExperienceData } from './profile-query.ts'

const PutExperience = graphql(`
  mutation PutExperience($id: ID!, $revision: Int!, $company: String!, $role: String!, $period: String!) {
    putExperience(id: $id, revision: $revision, company: $company, role: $role, period: $period)
  }
`)

const FIELDS = [
  { name: 'company', label: 'Company', limit: COMPANY_LENGTH, hint: undefined },
  { name: 'role', label: 'Role', limit: ROLE_LENGTH, hint: undefined },
  { name: 'period', label: 'Period', limit: PERIOD_LENGTH, hint: 'For example 2021–2024' },
] as const

interface Props {
  /** The experience to edit; null for a new one. */
  before: ExperienceData | null
  onClose: () => void
  onChange: () => void
}

/** Adds or edits an experience: all three fields are required. */
export function ExperienceDialog({ before, onClose, onChange }: Props) {
  const [texts, setTexts] = useState(() => ({ company: before?.company ?? '', role: before?.role ?? '', period: before?.period ?? '' }))
  const [begunWith] = useState(texts)
  const [isTried, setTried] = useState(false)
  const [id] = useState(() => before?.id ?? newId())
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error } = useMutation(PutExperience)
  // After reading the change of another window, the person edits on top of it.
  const [revision, setRevision] = useState(before?.revision ?? 0)
  const isOutdated = error?.code === 'OUTDATED_EDIT'

  const { fields, message: refused } = useFieldErrors(error, texts)
  const isChanged = FIELDS.some(({ name }) => texts[name] !== begunWith[name])
  const { close, question } = useDiscardQuestion(isChanged, onClose, isPending)
  const isBlank = (name: keyof typeof texts) => texts[name].trim() === ''
  const message = isTried && FIELDS.some(({ name }) => isBlank(name)) ? FILL_ALL_FIELDS : refused

  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const first = FIELDS.find(({ name }) => isBlank(name))
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus()
    const present = isOutdated ? (before?.revision ?? revision) : revision
    setRevision(present)
    mutate({ id, revision: present, ...texts }, { onSuccess: () => onClose(), onSettled: () => onChange() })
  }

  return (
    <Dialog open onClose={close} title={before === null ? 'Add experience' : 'Edit experience'}>
      <form ref={form} className="grid gap-4" onSubmit={save} noValidate>
        <ErrorMessage message={message} />
        {isOutdated && before !== null && (
          <p className="text-sm text-text-muted">
            The current entry is {before.role}, {before.company}, {before.period}. Save again to replace it.
          </p>
        )}
        {FIELDS.map(({ name, label, limit, hint }) => (
          <Field key={name} label={label} error={fields[name] === message ? null : fields[name]} count={{ used: texts[name].length, limit }} {...(hint !== undefined && { hint })}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                autoComplete="off"
                value={texts[name]}
                {...(isTried && isBlank(name) && { 'aria-invalid': true })}
                onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <div className="dialog-buttons">
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            Save
          </Button>
        </div>
      </form>
      {question}
    </Dialog>
  )
}
