import { useState, type FormEvent } from 'react'
import { counted } from '#platform/rules/counted.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { ComboboxField } from '#platform/web/ui/ComboboxField.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { tagSuggestions } from '../../rules/bulk-edit.ts'

const GetKnownTags = graphql(`
  query GetKnownTags { problemTags }
`)
const TagProblems = graphql(`
  mutation TagProblems($slugs: [String!]!, $add: [String!]!, $remove: [String!]!) { tagProblems(slugs: $slugs, add: $add, remove: $remove) { slug before after } }
`)

export type ChangedTags = ResultOf<typeof TagProblems>['tagProblems']

/** Adds tags to the selected problems and removes others, chosen from the tags that exist. */
export function TagsDialog({ slugs, onDone, onClose }: { slugs: string[]; onDone: (changed: ChangedTags) => void; onClose: () => void }) {
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  const { mutate, isPending, error } = useMutation(TagProblems)
  const known = useQuery(GetKnownTags, {}).data?.problemTags ?? []
  const created = add.filter((tag) => !known.includes(tag))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ slugs, add, remove }, { onSuccess: ({ tagProblems }) => onDone(tagProblems) })
  }
  return (
    <Dialog open title={`Change the tags of ${counted(slugs.length, 'problem', 'problems')}`} onClose={onClose}>
      <form className="grid grid-cols-1 gap-4" onSubmit={submit} noValidate>
        <TagsField label="Add" known={known} tags={add} mayCreate onChange={setAdd} />
        {created.length > 0 && <p className="text-sm text-warning">{created.length === 1 ? 'This tag is new' : 'These tags are new'}: {created.join(', ')}</p>}
        <TagsField label="Remove" known={known} tags={remove} onChange={setRemove} />
        <ErrorMessage message={error?.message} />
        <Button type="submit" variant="primary" busy={isPending}>
          Change tags
        </Button>
      </form>
    </Dialog>
  )
}

interface FieldProps {
  label: string
  known: readonly string[]
  tags: string[]
  /** A tag that does not exist yet can be added. */
  mayCreate?: boolean
  onChange: (tags: string[]) => void
}

function TagsField({ label, known, tags, mayCreate = false, onChange }: FieldProps) {
  const [typed, type] = useState('')
  const found = typed.trim() === '' ? undefined : tagSuggestions(typed, { known, chosen: tags, mayCreate }).map(({ tag, isNew }) => ({ id: tag, label: tag, ...(isNew && { detail: 'New tag' }) }))
  return (
    <div className="grid grid-cols-1 gap-2">
      <ComboboxField
        label={label}
        hint="Type part of a tag, then choose."
        error={null}
        value={typed}
        options={found}
        onType={type}
        onChoose={({ id }) => {
          onChange([...tags, id])
          type('')
        }}
      />
      {tags.length > 0 && (
        <ul aria-label={`${label}: chosen tags`} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip label={tag} onRemove={() => onChange(tags.filter((one) => one !== tag))} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
