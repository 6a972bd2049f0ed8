import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Loaded } from '#features/administration/web/public.tsx'
import { NOTE_LENGTH } from '../rules/featured.ts'

const GetChosen = graphql(`
  query GetChosenItems { chosenItems { id path kind title note } }
`)
const FeatureItem = graphql(`
  mutation FeatureItem($id: ID!, $address: String!, $note: String!) { featureItem(id: $id, address: $address, note: $note) }
`)
const UnfeatureItem = graphql(`
  mutation UnfeatureItem($id: ID!) { unfeatureItem(id: $id) }
`)
const MoveItem = graphql(`
  mutation MoveFeaturedItem($id: ID!) { moveFeaturedItem(id: $id) }
`)

const empty = () => ({ id: crypto.randomUUID(), address: '', note: '' })

/** Chooses what home features, by the addresses of its pages. */
export function FeaturedSection() {
  const query = useQuery(GetChosen, {})
  const remove = useMutation(UnfeatureItem, { onSuccess: query.refetch })
  const move = useMutation(MoveItem, { onSuccess: query.refetch })
  return (
    <>
      <FeatureForm onFeature={query.refetch} />
      <ErrorMessage message={remove.error?.message ?? move.error?.message} />
      <Loaded query={query}>
        {({ chosenItems }) =>
          chosenItems.length === 0 ? (
            <EmptyState text="Nothing is featured" hint="Paste the address of a blog, course, event or problem." />
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {chosenItems.map(({ id, path, kind, title, note }, at) => (
                <li key={id} className="flex flex-wrap items-center gap-3 px-4 py-3">
                  <div className="grid min-w-0 flex-1 basis-56 gap-1">
                    <p className="flex flex-wrap items-center gap-2">
                      {kind === null ? (
                        <span className="wrap-anywhere text-text-muted">The page at {path}</span>
                      ) : (
                        <a className="font-medium wrap-anywhere hover:underline" href={path}>
                        {title}
                      </a>
                      )}
                      {kind === null ? <Badge tone="warning">Not public any more</Badge> : <Badge>{kind}</Badge>}
                    </p>
                    {note !== '' && <p className="text-sm wrap-anywhere text-text-muted">{note}</p>}
                  </div>
                  <div className="flex flex-wrap gap-2">
                    {at > 0 && (
                      <Button small aria-label={`Move to front: “${title}”`} busy={move.isPending} onClick={() => move.mutate({ id })}>
                        Move to front
                      </Button>
                    )}
                    <Button small aria-label={`Remove “${title}”`} busy={remove.isPending} onClick={() => remove.mutate({ id })}>
                      Remove
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

function FeatureForm({ onFeature }: { onFeature: () => void }) {
  const [input, setInput] = useState(empty)
  const { mutate, isPending, error } = useMutation(FeatureItem)
  const fields = error?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(input, {
      onSuccess: () => {
        setInput(empty())
        onFeature()
      },
    })
  }
  return (
    <form className="card grid gap-4 p-5" aria-label="Feature a page" onSubmit={submit} noValidate>
      <Field label="Address" hint="Such as /blog/my-first-model" error={fields['address']}>
        {(control) => <TextInput {...control} inputMode="url" value={input.address} onChange={(event) => setInput({ ...input, address: event.target.value })} />}
      </Field>
      <Field label="Note" hint="Optional. Shown instead of the beginning of the text." error={fields['note']} count={{ used: input.note.length, limit: NOTE_LENGTH }}>
        {(control) => <TextInput {...control} value={input.note} onChange={(event) => setInput({ ...input, note: event.target.value })} />}
      </Field>
      {Object.keys(fields).length === 0 && <ErrorMessage message={error?.message} />}
      <Button type="submit" className="justify-self-start" busy={isPending}>
        Feature
      </Button>
    </form>
  )
}
