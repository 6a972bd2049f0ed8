import { useRef, type FormEvent } from 'react'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { useDiscardQuestion } from '#platform/web/ui/use-discard-question.tsx'
import { FormError } from '#features/accounts/web/public.tsx'
import { GROUP_ABOUT_LENGTH, GROUP_NAME_LENGTH } from '../../rules/group.ts'
import { NewerVersionNote } from '../NewerVersionNote.tsx'
import { useChange } from '../use-change.ts'
import { useRebased } from '../use-rebased.ts'

const CreateGroup = graphql(`mutation CreateMentorGroup($id: ID!, $name: String!, $about: String!) { createMentorGroup(id: $id, name: $name, about: $about) }`)
const EditGroup = graphql(`mutation EditMentorGroup($id: ID!, $name: String!, $about: String!, $revision: Int) { editMentorGroup(id: $id, name: $name, about: $about, revision: $revision) }`)

interface Props {
  /** Null: a new one. */
  group: { id: string; name: string; about: string; revision: number } | null
  onClose: () => void
  onSaved: (id: string) => void
}

/** Makes a group, or changes its name and description. */
export function GroupDialog({ group, onClose, onSaved }: Props) {
  const id = useRef(group?.id ?? crypto.randomUUID())
  const saved = () => {
    onClose()
    onSaved(id.current)
  }
  const create = useChange(CreateGroup, saved, { isQuiet: true })
  const edit = useChange(EditGroup, saved, { isQuiet: true })
  const { isPending, error } = group === null ? create : edit
  const isOutdated = error?.code === 'OUTDATED_EDIT'
  const { value, revision, newer, isChanged, change, discard } = useRebased({ value: { name: group?.name ?? '', about: group?.about ?? '' }, revision: group?.revision ?? null }, isOutdated)
  const { name, about } = value
  const { close, question } = useDiscardQuestion(isChanged, onClose, isPending)
  const { fields, message } = useFieldErrors(error, { name, about })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (group === null) create.mutate({ id: id.current, name, about })
    else edit.mutate({ id: id.current, name, about, revision })
  }
  return (
    <Dialog open title={group === null ? 'New group' : 'Edit group'} onClose={close}>
      <form className="grid gap-5" onSubmit={submit} noValidate>
        <NewerVersionNote newer={newer} onDiscard={discard} />
        <FormError error={message === null || (isOutdated && newer !== null) ? null : { message }} />
        <Field label="Name" error={fields['name']} count={{ used: name.length, limit: GROUP_NAME_LENGTH }}>
          {(control) => <TextInput {...control} data-autofocus value={name} onChange={({ target }) => change((typed) => ({ ...typed, name: target.value }))} />}
        </Field>
        <Field label="Description" hint="What you learn together, and when you meet." error={fields['about']} count={{ used: about.length, limit: GROUP_ABOUT_LENGTH }}>
          {(control) => <TextArea {...control} rows={4} value={about} onChange={({ target }) => change((typed) => ({ ...typed, about: target.value }))} />}
        </Field>
        <div className="dialog-buttons">
          <Button type="submit" variant="primary" busy={isPending}>
            {group === null ? 'Create group' : 'Save'}
          </Button>
        </div>
      </form>
      {question}
    </Dialog>
  )
}
