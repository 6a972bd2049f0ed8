import { useRef, useState, type FormEvent } from 'react'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TEMPLATE_NAME_LENGTH } from '../../rules/template.ts'
import { TemplatesQuery } from './templates-query.ts'

const SaveTemplate = graphql(`mutation SaveAssignmentTemplate($id: ID!, $key: ID!, $name: String!) { saveAssignmentTemplate(id: $id, key: $key, name: $name) }`)

interface Props {
  group: { id: string; name: string }
  onClose: () => void
}

/** Saves the assignments of a group as a template of the mentor. */
export const SaveTemplateDialog = ({ group, onClose }: Props) => (
  <Dialog open title="Save as template" onClose={onClose}>
    <SaveTemplateForm group={group} onSaved={onClose} />
  </Dialog>
)

/** The name of a new template, and the button that saves it. */
export function SaveTemplateForm({ group, onSaved }: { group: Props['group']; onSaved?: () => void }) {
  const key = useRef(crypto.randomUUID())
  const [name, setName] = useState(group.name)
  const save = useMutation(SaveTemplate, {
    onSuccess: async (_data, _variables, cache) => {
      await cache.invalidateQueries(TemplatesQuery)
      showToast('Template saved.')
      onSaved?.()
    },
  })
  const { fields, message } = useFieldErrors(save.error, { name })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ id: group.id, key: key.current, name })
  }
  return (
    <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
      <p className="text-sm text-text-muted">All assignments of this group with their rubrics and due dates, without the work of learners. Only you can use the template.</p>
      <Field label="Name" error={fields['name'] ?? message} count={{ used: name.length, limit: TEMPLATE_NAME_LENGTH }}>
        {(control) => <TextInput {...control} data-autofocus value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
      <div className="dialog-buttons">
        <Button type="submit" variant="primary" busy={save.isPending}>
          Save template
        </Button>
      </div>
    </form>
  )
}
