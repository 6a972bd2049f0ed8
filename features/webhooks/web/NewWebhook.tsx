import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { copyText } from '#platform/web/copy-text.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { copyIcon } from '#platform/web/ui/icons.ts'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { takeFocus } from '#platform/web/ui/take-focus.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'

const AddWebhook = graphql(`
  mutation AddWebhook($id: ID!, $url: String!, $events: [String!]!) { addWebhook(id: $id, url: $url, events: $events) }
`)

const EditWebhook = graphql(`
  mutation EditWebhook($id: ID!, $url: String!, $events: [String!]!, $revision: Int!) { editWebhook(id: $id, url: $url, events: $events, revision: $revision) }
`)

export interface NewSecret {
  /** The id of the webhook. */
  id: string
  /** Its address. */
  url: string
  secret: string
  /** Whether it replaces an earlier one. */
  isRenewed: boolean
}

interface Values {
  id: string
  url: string
  events: readonly string[]
}

interface Props {
  events: readonly { name: string; label: string }[]
  /** Gets the secret of the webhook, which is shown only once. */
  onAdd: (added: NewSecret) => void
  /** Absent: the form is all there is, and can't be closed. */
  onClose?: (() => void) | undefined
}

/** The form for a new webhook. */
export function NewWebhook({ events, onAdd, onClose }: Props) {
  const [initial] = useState((): Values => ({ id: crypto.randomUUID(), url: '', events: [] }))
  const { mutate, isPending, error } = useMutation(AddWebhook)
  return (
    <WebhookForm
      label="New webhook" action="Add webhook" draftKey="webhook new" events={events} initial={initial} revision={0} busy={isPending} error={error} onClose={onClose}
      onSend={(values, onSaved) =>
        mutate({ ...values, events: [...values.events] }, {
          onSuccess: ({ addWebhook: secret }) => {
            onSaved()
            onAdd({ id: values.id, url: values.url, secret, isRenewed: false })
          },
        })}
    />
  )
}

interface EditProps extends Pick<Props, 'events'> {
  webhook: Values & { revision: number }
  onSave: () => void
  /** Another admin changed it meanwhile: the form opens on the new version with the changes on top. */
  onOutdated: () => void
  onClose: () => void
}

/** The form for the address and the events of a webhook. Its secret stays. */
export function EditWebhookForm({ events, webhook: { revision, id, url, events: chosen }, onSave, onOutdated, onClose }: EditProps) {
  const { mutate, isPending, error } = useMutation(EditWebhook)
  return (
    <WebhookForm
      label={`Edit ${url}`} action="Save" draftKey={`webhook ${id}`} events={events} initial={{ id, url, events: chosen }} revision={revision} busy={isPending} error={error} onClose={onClose}
      onSend={(values, onSaved) =>
        mutate({ ...values, events: [...values.events], revision }, {
          onSuccess: () => {
            onSaved()
            onSave()
          },
          onError: ({ code, message }) => {
            if (code !== 'OUTDATED_EDIT') return
            showToast(`${message} Check the form, then save again.`, { kind: 'error' })
            onOutdated()
          },
        })}
    />
  )
}

interface FormProps extends Pick<Props, 'events' | 'onClose'> {
  label: string
  action: string
  draftKey: string
  initial: Values
  revision: number
  busy: boolean
  error: { message: string; fields: Readonly<Record<string, string>> } | null
  onSend: (values: Values, onSaved: () => void) => void
}

/** What is typed stays on the device until it is saved or canceled. */
function WebhookForm({ label, action, draftKey, events, initial, revision, busy, error, onSend, onClose }: FormProps) {
  const draft = useFormDraft(draftKey, { value: initial, revision })
  if (draft.current === null) return null
  const { value } = draft.current
  const change = (changed: Partial<Values>) => draft.show({ value: { ...value, ...changed }, revision })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sent = { ...value, url: value.url.trim() }
    change(sent)
    onSend(sent, () => draft.settle({ value: sent, revision }))
  }
  return (
    <form className="grid max-w-120 gap-4" aria-label={label} onSubmit={submit} noValidate>
      <RestoredNote from={draft.restoredFrom} newerVersion={draft.newerVersion} onDiscard={draft.discard} />
      <Field label="Address" hint="Use https: what is sent over http can be read in transit." error={error?.fields['url']}>
        {(control) => <TextInput {...control} ref={onClose === undefined ? undefined : takeFocus} type="url" placeholder="https://" value={value.url} onChange={(event) => change({ url: event.target.value })} />}
      </Field>
      <fieldset>
        <legend className="text-sm font-medium">Events</legend>
        {events.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            checked={value.events.includes(name)}
            onChange={(event) => change({ events: event.target.checked ? [...value.events, name] : value.events.filter((one) => one !== name) })}
          />
        ))}
        <ErrorMessage message={error?.fields['events']} />
      </fieldset>
      <ErrorMessage message={error !== null && Object.keys(error.fields).length === 0 ? error.message : undefined} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {action}
        </Button>
        {onClose !== undefined && (
          <Button
            onClick={() => {
              flushSync(draft.discard)
              onClose()
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

/** The new secret of a webhook, until it is dismissed. */
export function WebhookSecret({ url, secret, isRenewed, onDismiss }: Omit<NewSecret, 'id'> & { onDismiss: () => void }) {
  const box = useRef<HTMLElement>(null)
  // The form or the dialog that had the focus is gone.
  useEffect(() => {
    box.current?.querySelector('button')?.focus()
  }, [secret])
  return (
    <section ref={box} aria-label={`New secret of ${url}`} className="grid grid-cols-1 gap-3 rounded-card border border-border-strong bg-surface p-4">
      <p className="text-sm" role="status">
        Copy the {isRenewed ? 'new secret' : 'secret'} now: it’s shown only once. With it, the receiver checks the signature of each message.{isRenewed && ' The old secret no longer works.'}
      </p>
      <p className="text-sm text-text-muted wrap-anywhere">{url}</p>
      <code className="rounded-control bg-sunken px-3 py-2 text-sm wrap-anywhere">{secret}</code>
      <div className="flex flex-wrap gap-2">
        <Button small variant="primary" icon={copyIcon} onClick={() => void copyText(secret, { copied: 'Secret copied', failed: 'Couldn’t copy the secret. Select and copy it.' })}>
          Copy
        </Button>
        <Button small onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </section>
  )
}
