import { useRef, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { requestKeys } from '#platform/web/data/request-key.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ComboboxField } from '#platform/web/ui/ComboboxField.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { usePaused } from '#platform/web/use-paused.ts'
import { NOTE_LENGTH } from '../rules/featured.ts'

const FeatureItem = graphql(`
  mutation FeatureItem($id: ID!, $address: String!, $note: String!) { featureItem(id: $id, address: $address, note: $note) }
`)
const FindFeaturable = graphql(`
  query FindFeaturable($q: String!) { searchSuggestions(q: $q) { groups { kind label items { id title path } } } }
`)
const MAX_SHOWN = 8
/** Kinds that home can't feature. */
const OTHER_KINDS = new Set(['message', 'collection'])

const empty = () => ({ typed: '', chosen: null as { title: string; path: string } | null, note: '' })

/** Finds what home shall feature by its title; its address can be pasted, too. */
export function FeatureForm({ onFeature }: { onFeature: () => void }) {
  const [input, setInput] = useState(empty)
  const keys = useRef(requestKeys())
  const { mutate, isPending, error } = useMutation(FeatureItem)
  const isAddress = /^(\/|https?:)/.test(input.typed)
  const q = usePaused(input.typed)
  const isSearching = q !== '' && input.typed.trim() !== '' && !isAddress && input.chosen === null
  const { data } = useQuery(FindFeaturable, isSearching ? { q } : null)
  const found = isSearching ? data?.searchSuggestions.groups.filter(({ kind }) => !OTHER_KINDS.has(kind)).flatMap(({ label, items }) => items.slice(0, 3).map(({ title, path }) => ({ id: path, label: title, detail: label }))) : undefined
  const { fields, message } = useFieldErrors(error, { address: input.typed, note: input.note })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = input.chosen?.path ?? (isAddress ? input.typed : '')
    mutate(
      { id: keys.current.keyFor(address), address, note: input.note },
      {
        onSuccess: () => {
          keys.current.forget()
          showToast('Featured on home.')
          setInput(empty())
          onFeature()
        },
      },
    )
  }
  return (
    <form className="card grid grid-cols-1 gap-4 p-5" aria-label="Feature a page" onSubmit={submit} noValidate>
      <ComboboxField
        label="What to feature"
        hint="Type part of a title, then choose. An address can be pasted, too."
        error={fields['address']}
        value={input.typed}
        options={found?.slice(0, MAX_SHOWN)}
        onType={(typed) => setInput({ ...input, typed, chosen: null })}
        onChoose={({ id: path, label }) => setInput({ ...input, typed: label, chosen: { title: label, path } })}
      />
      {input.chosen !== null && (
        <p className="-mt-2 flex flex-wrap items-center gap-2 text-sm text-text-muted">
          <Badge tone="accent">Chosen</Badge>
          <a className="link wrap-anywhere" href={input.chosen.path}>
            {input.chosen.path}
          </a>
        </p>
      )}
      <Field label="Note" hint="Optional. Shown instead of the beginning of the text." error={fields['note']} count={{ used: input.note.length, limit: NOTE_LENGTH }}>
        {(control) => <TextInput {...control} value={input.note} onChange={(event) => setInput({ ...input, note: event.target.value })} />}
      </Field>
      <ErrorMessage message={message ?? undefined} />
      <Button type="submit" className="justify-self-start" busy={isPending}>
        Feature
      </Button>
    </form>
  )
}
