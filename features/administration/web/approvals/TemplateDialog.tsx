import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { submitByKeys } from '#platform/web/ui/submit-by-keys.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { TEMPLATE_LABEL_LENGTH } from '../../rules/approvals.ts'
import { REASON_LENGTH } from '../../rules/lengths.ts'
import type { EditedTemplate } from './TemplatesSection.tsx'

const SaveTemplate = graphql(`
  mutation SaveReasonTemplate($id: ID!, $scope: String!, $label: String!, $body: String!, $changedAt: String) { saveReasonTemplate(id: $id, scope: $scope, label: $label, body: $body, changedAt: $changedAt) }
`)

interface Props {
  template: EditedTemplate
  scopes: readonly { value: string; label: string }[]
  onClose: (isSaved: boolean) => void
  /** Another admin changed it meanwhile: the form opens on the new version with the changes on top. */
  onOutdated: () => void
}

/** The form of a template. What is typed stays on the device until it is saved or canceled. */
export function TemplateDialog({ template, scopes, onClose, onOutdated }: Props) {
  const { changedAt, ...initial } = template
  const isNew = changedAt === null
  const revision = isNew ? 0 : Date.parse(changedAt)
  const draft = useFormDraft(`reason-template ${isNew ? 'new' : template.id}`, { value: initial, revision })
  const { mutate, isPending, error } = useMutation(SaveTemplate)
  const fields = error?.fields ?? {}
  if (draft.current === null) return null
  const input = draft.current.value
  const change = (changed: Partial<typeof input>) => draft.show({ value: { ...input, ...changed }, revision })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(
      { ...input, changedAt },
      {
        onSuccess: () => {
          draft.settle({ value: input, revision })
          showToast('Template saved.')
          onClose(true)
        },
        onError: ({ code, message }) => {
          if (code !== 'OUTDATED_EDIT') return
          showToast(`${message} Check the form, then save again.`, { kind: 'error' })
          onOutdated()
        },
      },
    )
  }
  return (
    <Dialog open title={isNew ? 'New template' : 'Edit template'} onClose={() => onClose(false)}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <RestoredNote from={draft.restoredFrom} newerVersion={draft.newerVersion} onDiscard={draft.discard} />
        <Field label="For">{(control) => <Select {...control} value={input.scope} options={scopes} onChange={(event) => change({ scope: event.target.value })} />}</Field>
        <Field label="Name" error={fields['label']} count={{ used: input.label.length, limit: TEMPLATE_LABEL_LENGTH }}>
          {(control) => <TextInput {...control} data-autofocus value={input.label} onChange={(event) => change({ label: event.target.value })} />}
        </Field>
        <Field label="Text" error={fields['body']} count={{ used: input.body.length, limit: REASON_LENGTH }}>
          {(control) => <TextArea {...control} onKeyDown={submitByKeys} rows={5} value={input.body} onChange={(event) => change({ body: event.target.value })} />}
        </Field>
        {Object.keys(fields).length === 0 && <ErrorMessage message={error?.message} />}
        <div className="dialog-buttons">
          <Button
            onClick={() => {
              flushSync(draft.discard)
              onClose(false)
            }}
          >
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
