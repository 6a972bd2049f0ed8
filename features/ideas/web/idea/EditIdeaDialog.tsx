import { useRef, useState, type FormEvent } from 'react'
import { withProtocol } from '#platform/rules/web-address.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { takeFocus } from '#platform/web/ui/take-focus.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showKeptToast } from '#platform/web/ui/show-kept-toast.ts'
import { FormError } from '#features/accounts/web/public.tsx'
import { DESCRIPTION_HINT, DESCRIPTION_LENGTH, MAX_ROLES, TITLE_LENGTH } from '../../rules/idea.ts'
import { readAgain } from '../team-mutations.ts'
import type { IdeaData } from './idea-query.ts'
import { LinksField } from './LinksField.tsx'

const EditIdea = graphql(`
  mutation EditIdea($id: ID!, $revision: Int!, $title: String!, $description: String!, $rolesWanted: [String!]!, $links: [IdeaLinkInput!]!) {
    editIdea(id: $id, revision: $revision, title: $title, description: $description, rolesWanted: $rolesWanted, links: $links)
  }
`)

interface Form {
  title: string
  description: string
  /** One in each line. */
  roles: string
  links: { label: string; url: string }[]
}

const formOf = ({ title, description, rolesWanted, links }: IdeaData): Form => ({
  title, description, roles: rolesWanted.join('\n'), links: links.map(({ label, url }) => ({ label, url })),
})

interface Props {
  idea: IdeaData
  /** The field that gets the focus. */
  focus?: 'title' | 'roles'
  onClose: () => void
}

/**
 * Changes the texts, the wanted roles and the links of an idea. What is not saved is kept on the device. After a conflict it opens again on the new
 * version, with the changes of this window on top.
 */
export function EditIdeaDialog(props: Props) {
  const { idea } = props
  // The page reads the idea again all the time: until a conflict, nobody is interrupted while they type.
  const [opened, open] = useState(idea)
  const [isOutdated, setOutdated] = useState(false)
  if (isOutdated && idea.revision !== opened.revision) {
    open(idea)
    setOutdated(false)
  }
  return <Editor key={opened.revision} {...props} idea={opened} onOutdated={() => setOutdated(true)} />
}

function Editor({ idea, focus = 'title', onClose, onOutdated }: Props & { onOutdated: () => void }) {
  const { id, revision } = idea
  const { current, isUnsaved, show, settle, discard, forget, restoredFrom, newerVersion } = useFormDraft<Form>(`idea-edit.${id}`, { value: formOf(idea), revision })
  // What is typed while it is being saved stays in the draft.
  const sent = useRef(formOf(idea))
  const { mutate, isPending, error } = useMutation(EditIdea, {
    onSuccess: async (_data, variables, cache) => {
      settle({ value: sent.current, revision: variables.revision + 1 })
      onClose()
      await readAgain(cache)
    },
    onError: ({ code }, _variables, cache) => {
      if (code !== 'OUTDATED_EDIT') return
      onOutdated()
      void readAgain(cache)
    },
  })
  const { fields: errors, message } = useFieldErrors(error, current === null ? {} : { ...current.value, rolesWanted: current.value.roles })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (current === null) return
    sent.current = current.value
    const { title, description, roles, links } = current.value
    mutate({
      id, revision: current.revision, title, description,
      rolesWanted: roles.split('\n').filter((role) => role.trim() !== ''),
      links: links.filter(({ label, url }) => label.trim() !== '' || url.trim() !== '').map(({ label, url }) => ({ label, url: withProtocol(url) })),
    })
  }
  const cancel = () => {
    if (isUnsaved) showKeptToast(forget)
    onClose()
  }
  const change = (part: Partial<Form>) => current !== null && show({ value: { ...current.value, ...part }, revision: current.revision })
  const listError = Object.entries(errors).find(([field]) => field.startsWith('links'))?.[1]
  const roleError = Object.entries(errors).find(([field]) => field.startsWith('rolesWanted'))?.[1]
  return (
    <Dialog open title="Edit idea" width="wide" onClose={cancel}>
      {current === null ? (
        <SkeletonText lines={6} />
      ) : (
        <form className="grid gap-5" onSubmit={save} noValidate>
          <FormError error={message === null ? null : { message }} />
          <RestoredNote from={restoredFrom} newerVersion={newerVersion} onDiscard={discard} />
          <Field label="Idea Title" error={errors['title']} count={{ used: current.value.title.length, limit: TITLE_LENGTH }}>
            {(control) => <TextInput {...control} ref={focus === 'title' ? takeFocus : undefined} value={current.value.title} onChange={({ target }) => change({ title: target.value })} />}
          </Field>
          <Field label="Idea Description" hint={DESCRIPTION_HINT} error={errors['description']} count={{ used: current.value.description.length, limit: DESCRIPTION_LENGTH }}>
            {(control) => <TextArea {...control} rows={6} value={current.value.description} onChange={({ target }) => change({ description: target.value })} />}
          </Field>
          <Field label="Roles wanted" hint={`One per line, at most ${MAX_ROLES}.`} error={roleError}>
            {(control) => <TextArea {...control} ref={focus === 'roles' ? takeFocus : undefined} rows={3} placeholder={'Data engineer\nDesigner'} value={current.value.roles} onChange={({ target }) => change({ roles: target.value })} />}
          </Field>
          <LinksField links={current.value.links} error={listError} onChange={(links) => change({ links })} />
          <div className="dialog-buttons">
            <Button onClick={cancel}>Cancel</Button>
            <Button type="submit" variant="primary" busy={isPending}>
              Save
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
