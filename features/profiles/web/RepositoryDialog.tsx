import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { useDiscardQuestion } from '#platform/web/ui/use-discard-question.tsx'
import { ADDRESS_LENGTH, DESCRIPTION_LENGTH, REPOSITORY_NAME_LENGTH } from '../rules/profile.ts'
import { newId } from './new-id.ts'
import type { RepositoryData } from './profile-query.ts'

export const PutRepository = graphql(`
  mutation PutRepository($id: ID!, $revision: Int!, $name: String!, $url: String!, $description: String!, $stars: Int!, $forks: Int!) {
    putRepository(id: $id, revision: $revision, name: $name, url: $url, description: $description, stars: $stars, forks: $forks)
  }
`)

interface Props {
  /** The repository to edit; null for a new one. */
  before: RepositoryData | null
  onClose: () => void
  onChange: () => void
}

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text', limit: REPOSITORY_NAME_LENGTH },
  { name: 'url', label: 'URL', type: 'text', limit: ADDRESS_LENGTH },
  { name: 'description', label: 'Description', type: 'text', limit: DESCRIPTION_LENGTH },
  { name: 'stars', label: 'Stars', type: 'number', limit: null },
  { name: 'forks', label: 'Forks', type: 'number', limit: null },
] as const

const HINTS: Partial<Record<(typeof FIELDS)[number]['name'], string>> = { url: 'Where it can be looked at: https://…' }

/** Adds or edits a repository by hand. */
export function RepositoryDialog({ before, onClose, onChange }: Props) {
  const [texts, setTexts] = useState(() => ({
    name: before?.name ?? '',
    url: before?.url ?? '',
    description: before?.description ?? '',
    stars: String(before?.stars ?? 0),
    forks: String(before?.forks ?? 0),
  }))
  const [begunWith] = useState(texts)
  const [id] = useState(() => before?.id ?? newId())
  const [revision, setRevision] = useState(before?.revision ?? 0)
  const { mutate, isPending, error } = useMutation(PutRepository)
  const { close, question } = useDiscardQuestion(FIELDS.some(({ name }) => texts[name] !== begunWith[name]), onClose, isPending)
  const { fields } = useFieldErrors(error, texts)
  const isOutdated = error?.code === 'OUTDATED_EDIT'
  const isSaid = FIELDS.some(({ name }) => error?.fields[name] !== undefined)

  const save = (event: FormEvent) => {
    event.preventDefault()
    // After reading the change of another window, the person edits on top of it.
    const present = isOutdated ? (before?.revision ?? revision) : revision
    setRevision(present)
    const whole = (text: string) => Math.trunc(Number(text)) || 0
    mutate(
      { id, revision: present, ...texts, stars: whole(texts.stars), forks: whole(texts.forks) },
      { onSuccess: () => onClose(), onSettled: () => onChange() },
    )
  }

  return (
    <Dialog open onClose={close} title={before === null ? 'Add repository' : 'Edit repository'}>
      <form className="grid gap-4" onSubmit={save} noValidate>
        {!isSaid && <ErrorMessage message={error?.code === 'ALREADY_TAKEN' ? 'This repository is already on your profile.' : error?.message} />}
        {isOutdated && before !== null && <p className="text-sm text-text-muted">The current name is “{before.name}”. Save again to replace it.</p>}
        <div className="grid grid-cols-2 gap-4">
          {FIELDS.map(({ name, label, type, limit }) => (
            <div key={name} className={type === 'number' ? '' : 'col-span-2'}>
              <Field label={label} error={fields[name]} {...(limit !== null && { count: { used: texts[name].length, limit } })} {...(HINTS[name] !== undefined && { hint: HINTS[name] })}>
                {(control) => (
                  <TextInput
                    {...control}
                    name={name}
                    type={type}
                    min={type === 'number' ? 0 : undefined}
                    autoComplete="off"
                    value={texts[name]}
                    onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
                  />
                )}
              </Field>
            </div>
          ))}
        </div>
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
