import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { submitByKeys } from '#platform/web/ui/submit-by-keys.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { TEMPLATE_LABEL_LENGTH } from '../../rules/approvals.ts'
import { REASON_LENGTH } from '../../rules/lengths.ts'
import type { EditedTemplate } from './TemplatesSection.tsx'

const SaveTemplate = graphql(`
  mutation SaveReasonTemplate($id: ID!, $scope: String!, $label: String!, $body: String!) { saveReasonTemplate(id: $id, scope: $scope, label: $label, body: $body) }
`)

interface Props {
  template: EditedTemplate
  scopes: readonly { value: string; label: string }[]
  onClose: (isSaved: boolean) => void
}

/** The form of a template. */
export function TemplateDialog({ template, scopes, onClose }: Props) {
  const [input, setInput] = useState(template)
  const { mutate, isPending, error } = useMutation(SaveTemplate)
  const fields = error?.fields ?? {}
  const change = (changed: Partial<EditedTemplate>) => setInput({ ...input, ...changed })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(input, { onSuccess: () => onClose(true) })
  }
  return (
    <Dialog open title={template.label === '' ? 'New template' : 'Edit template'} onClose={() => onClose(false)}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <Field label="For">{(control) => <Select {...control} value={input.scope} options={scopes} onChange={(event) => change({ scope: event.target.value })} />}</Field>
        <Field label="Name" error={fields['label']} count={{ used: input.label.length, limit: TEMPLATE_LABEL_LENGTH }}>
          {(control) => <TextInput {...control} data-autofocus value={input.label} onChange={(event) => change({ label: event.target.value })} />}
        </Field>
        <Field label="Text" error={fields['body']} count={{ used: input.body.length, limit: REASON_LENGTH }}>
          {(control) => <TextArea {...control} onKeyDown={submitByKeys} rows={5} value={input.body} onChange={(event) => change({ body: event.target.value })} />}
        </Field>
        {Object.keys(fields).length === 0 && <ErrorMessage message={error?.message} />}
        <div className="dialog-buttons">
          <Button onClick={() => onClose(false)}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
