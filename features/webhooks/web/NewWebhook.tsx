import { useEffect, useRef, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { copyText } from '#platform/web/copy-text.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { copyIcon } from '#platform/web/ui/icons.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { URL_LENGTH } from '../rules/webhooks.ts'

const AddWebhook = graphql(`
  mutation AddWebhook($id: ID!, $url: String!, $events: [String!]!) { addWebhook(id: $id, url: $url, events: $events) }
`)

interface Props {
  events: readonly { name: string; label: string }[]
  /** Gets the secret of the webhook, which is shown only once. */
  onAdd: (secret: string) => void
  /** Absent: the form is all there is, and can't be closed. */
  onClose?: (() => void) | undefined
}

/** The form for a new webhook. */
export function NewWebhook({ events, onAdd, onClose }: Props) {
  const [url, setUrl] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { mutate, isPending, error } = useMutation(AddWebhook, { onSuccess: ({ addWebhook: secret }) => onAdd(secret) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ id: crypto.randomUUID(), url: url.trim(), events: [...chosen] })
  }
  return (
    <form className="grid max-w-120 gap-4" aria-label="New webhook" onSubmit={submit}>
      <Field label="Address" hint="Use https: what is sent over http can be read in transit." error={error?.fields['url']}>
        {(control) => <TextInput {...control} type="url" required maxLength={URL_LENGTH} placeholder="https://" value={url} onChange={(event) => setUrl(event.target.value)} />}
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
      </fieldset>
      <ErrorMessage message={error?.fields['url'] === undefined ? (error?.fields['events'] ?? error?.message) : undefined} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isPending}>
          Add webhook
        </Button>
        {onClose !== undefined && <Button onClick={onClose}>Cancel</Button>}
      </div>
    </form>
  )
}

/** The secret of a new webhook, until it is dismissed. */
export function WebhookSecret({ secret, onDismiss }: { secret: string; onDismiss: () => void }) {
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
