import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { copyText } from '#platform/web/copy-text.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { URL_LENGTH } from '../rules/webhooks.ts'

const AddWebhook = graphql(`
  mutation AddWebhook($id: ID!, $url: String!, $events: [String!]!) { addWebhook(id: $id, url: $url, events: $events) }
`)

/** The form for a new webhook. Afterwards it shows the secret once. */
export function NewWebhook({ events, onAdd }: { events: readonly { name: string; label: string }[]; onAdd: () => void }) {
  const [url, setUrl] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { mutate, isPending, error, data } = useMutation(AddWebhook, {
    onSuccess: () => {
      setUrl('')
      setChosen([])
      onAdd()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ id: crypto.randomUUID(), url: url.trim(), events: [...chosen] })
  }
  return (
    <form className="grid max-w-120 gap-4" onSubmit={submit}>
      <Field label="Address" hint="Use https: what is sent over http can be read on its way." error={error?.fields['url']}>
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
      <Button type="submit" variant="primary" className="justify-self-start" busy={isPending}>
        Add webhook
      </Button>
      {data !== undefined && (
        <div role="status" className="grid gap-1 text-sm">
          Copy the secret now. It’s shown only once.
          <span className="flex flex-wrap items-center gap-3">
            <code className="min-w-0 wrap-anywhere">{data.addWebhook}</code>
            <Button small onClick={() => void copyText(data.addWebhook, { copied: 'Secret copied', failed: 'Couldn’t copy the secret. Select and copy it.' })}>Copy</Button>
          </span>
        </div>
      )}
    </form>
  )
}
