import { useId, useState, type KeyboardEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { useProblemForm } from './problem-form.ts'

const TagsInUse = graphql(`query TagsInUse { problemTags }`)

/** The tags as chips. Enter or a comma adds a tag, Backspace removes the last one; tags in use are suggested. */
export function TagsField() {
  const { draft: { tags }, change, faultsAt } = useProblemForm()
  const { data } = useQuery(TagsInUse, {})
  const [typed, setTyped] = useState('')
  const suggestions = useId()
  const faults = [...faultsAt('tags'), ...tags.flatMap((tag, at) => faultsAt(`tags.${at}`).map((message) => `${tag}: ${message}`))]
  const add = (text: string) => {
    const added = text.split(',').map((tag) => tag.trim().toLowerCase().replaceAll(/\s+/g, '-')).filter((tag) => tag !== '')
    change({ tags: [...new Set([...tags, ...added])] })
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '') change({ tags: tags.slice(0, -1) })
  }
  return (
    <div className="grid gap-2">
      <Field label="Tags" hint="1 to 5 tags. Press Enter after each." error={faults[0]}>
        {(control) => (
          <TextInput
            {...control}
            list={suggestions}
            autoComplete="off"
            autoCapitalize="off"
            value={typed}
            onKeyDown={onKeyDown}
            onBlur={() => typed.trim() !== '' && add(typed)}
            onChange={(event) => (event.target.value.includes(',') ? add(event.target.value) : setTyped(event.target.value))}
          />
        )}
      </Field>
      <datalist id={suggestions}>
        {data?.problemTags.filter((tag) => !tags.includes(tag)).map((tag) => <option key={tag}>{tag}</option>)}
      </datalist>
      {tags.length > 0 && (
        <ul aria-label="Selected tags" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip label={tag} onRemove={() => change({ tags: tags.filter((other) => other !== tag) })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
