import { useRef, useState, type FormEvent } from 'react'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import type { Cache } from '#platform/web/data/query-cache.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { showKeptToast } from '#platform/web/ui/show-kept-toast.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FormError } from '#features/accounts/web/public.tsx'
import { GROUP_ABOUT_LENGTH, GROUP_NAME_LENGTH } from '../../rules/group.ts'
import { readAgain } from '../group-query.ts'

const CreateGroup = graphql(`mutation CreateMentorGroup($id: ID!, $name: String!, $about: String!) { createMentorGroup(id: $id, name: $name, about: $about) }`)
const EditGroup = graphql(`mutation EditMentorGroup($id: ID!, $name: String!, $about: String!, $revision: Int) { editMentorGroup(id: $id, name: $name, about: $about, revision: $revision) }`)

interface Props {
  /** Null: a new one. */
  group: { id: string; name: string; about: string; revision: number } | null
  onClose: () => void
  onSaved: (id: string) => void
}

interface Form {
  id: string
  name: string
  about: string
}

/**
 * Makes a group, or changes its name and description. What is typed stays on the device until it is saved. Render it with the revision as its key: after a
 * conflict it opens again on the new version, with the changes of this window on top.
 */
export function GroupDialog({ group, onClose, onSaved }: Props) {
  const [start] = useState((): Form => ({ id: group?.id ?? crypto.randomUUID(), name: group?.name ?? '', about: group?.about ?? '' }))
  const draft = useFormDraft(`mentor-group.${group?.id ?? 'new'}`, { value: start, revision: group?.revision ?? 0 })
  if (draft.current === null) return null
  return <OpenDialog isNew={group === null} draft={draft} form={draft.current.value} onClose={onClose} onSaved={onSaved} />
}

interface OpenProps extends Omit<Props, 'group'> {
  isNew: boolean
  draft: ReturnType<typeof useFormDraft<Form>>
  form: Form
}

function OpenDialog({ isNew, draft, form, onClose, onSaved }: OpenProps) {
  const { current, isUnsaved, show, settle, forget } = draft
  const { id, name, about } = form
  const revision = current?.revision ?? 0
  // What is typed while it is being saved stays in the draft.
  const sent = useRef(form)
  const saved = async (cache: Cache) => {
    // Before the new revision is read, which opens the form again.
    settle({ value: sent.current, revision: revision + 1 })
    onClose()
    onSaved(id)
    await readAgain(cache)
  }
  const create = useMutation(CreateGroup, { onSuccess: (_data, _variables, cache) => saved(cache) })
  const edit = useMutation(EditGroup, {
    onSuccess: (_data, _variables, cache) => saved(cache),
    onError: ({ code }, _variables, cache) => void (code === 'OUTDATED_EDIT' && readAgain(cache)),
  })
  const { isPending, error } = isNew ? create : edit
  const set = (part: Partial<Form>) => show({ value: { ...form, ...part }, revision })
  const { fields, message } = useFieldErrors(error, { name, about })
  const close = () => {
    if (isUnsaved) showKeptToast(forget)
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sent.current = form
    if (isNew) create.mutate(form)
    else edit.mutate({ ...form, revision })
  }
  return (
    <Dialog open title={isNew ? 'New group' : 'Edit group'} onClose={close}>
      <form className="grid gap-5" onSubmit={submit} noValidate>
        <RestoredNote from={draft.restoredFrom} newerVersion={draft.newerVersion} onDiscard={draft.discard} />
        <FormError error={message === null ? null : { message }} />
        <Field label="Name" error={fields['name']} count={{ used: name.length, limit: GROUP_NAME_LENGTH }}>
          {(control) => <TextInput {...control} data-autofocus value={name} onChange={({ target }) => set({ name: target.value })} />}
        </Field>
        <Field label="Description" hint="What you learn together, and when you meet." error={fields['about']} count={{ used: about.length, limit: GROUP_ABOUT_LENGTH }}>
          {(control) => <TextArea {...control} rows={4} value={about} onChange={({ target }) => set({ about: target.value })} />}
        </Field>
        <div className="dialog-buttons">
          <Button type="submit" variant="primary" busy={isPending}>
            {isNew ? 'Create group' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
