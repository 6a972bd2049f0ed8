import { useEffect, useRef, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { copyText } from '#platform/web/copy-text.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { copyIcon } from '#platform/web/ui/icons.ts'
import { takeFocus } from '#platform/web/ui/take-focus.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'

const AddWebhook = graphql(`
  mutation AddWebhook($id: ID!, $url: String!, $events: [String!]!) { addWebhook(id: $id, url: $url, events: $events) }
`)

const EditWebhook = graphql(`
  mutation EditWebhook($id: ID!, $url: String!, $events: [String!]!) { editWebhook(id: $id, url: $url, events: $events) }
`)

export interface NewSecret {
  /** The id of the webhook. */
  id: string
  /** Its address. */
  url: string
  secret: string
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
  const [id] = useState(() => crypto.randomUUID())
  const { mutate, isPending, error } = useMutation(AddWebhook, { onSuccess: ({ addWebhook: secret }, { url }) => onAdd({ id, url, secret }) })
  return <WebhookForm label="New webhook" action="Add webhook" events={events} initial={{ url: '', events: [] }} busy={isPending} error={error} onSend={(input) => mutate({ id, ...input })} onClose={onClose} />
}

interface EditProps extends Pick<Props, 'events'> {
  webhook: { id: string; url: string; events: readonly string[] }
  onSave: () => void
  onClose: () => void
}

/** The form for the address and the events of a webhook. Its secret stays. */
export function EditWebhookForm({ events, webhook: { id, ...initial }, onSave, onClose }: EditProps) {
  const { mutate, isPending, error } = useMutation(EditWebhook, { onSuccess: onSave })
  return <WebhookForm label={`Edit ${initial.url}`} action="Save" events={events} initial={initial} busy={isPending} error={error} onSend={(input) => mutate({ id, ...input })} onClose={onClose} />
}

interface FormProps extends Pick<Props, 'events' | 'onClose'> {
  label: string
  action: string
  initial: { url: string; events: readonly string[] }
  busy: boolean
  error: { message: string; fields: Readonly<Record<string, string>> } | null
  onSend: (input: { url: string; events: string[] }) => void
}

function WebhookForm({ label, action, events, initial, busy, error, onSend, onClose }: FormProps) {
  const [url, setUrl] = useState(initial.url)
  const [chosen, setChosen] = useState(initial.events)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSend({ url: url.trim(), events: [...chosen] })
  }
  return (
    <form className="grid max-w-120 gap-4" aria-label={label} onSubmit={submit} noValidate>
      <Field label="Address" hint="Use https: what is sent over http can be read in transit." error={error?.fields['url']}>
        {(control) => <TextInput {...control} ref={onClose === undefined ? undefined : takeFocus} type="url" placeholder="https://" value={url} onChange={(event) => setUrl(event.target.value)} />}
      </Field>
      <fieldset>
        <legend className="text-sm font-medium">Events</legend>
        {events.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            checked={chosen.includes(name)}
            onChange={(event) => setChosen(event.target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))}
          />
        ))}
        <ErrorMessage message={error?.fields['events']} />
      </fieldset>
      <ErrorMessage message={error !== null && Object.keys(error.fields).length === 0 ? error.message : undefined} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {action}
        </Button>
        {onClose !== undefined && <Button onClick={onClose}>Cancel</Button>}
      </div>
    </form>
  )
}

/** The secret of a new webhook, until it is dismissed. */
export function WebhookSecret({ url, secret, onDismiss }: Omit<NewSecret, 'id'> & { onDismiss: () => void }) {
  const box = useRef<HTMLElement>(null)
  // The form that had the focus is gone.
  useEffect(() => {
    box.current?.querySelector('button')?.focus()
  }, [secret])
  return (
    <section ref={box} aria-label="Secret of the new webhook" className="grid grid-cols-1 gap-3 rounded-card border border-border-strong bg-surface p-4">
      <p className="text-sm" role="status">
        Copy the secret now: it’s shown only once. With it, the receiver checks the signature of each message.
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
