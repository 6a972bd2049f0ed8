import { useId, useState, type KeyboardEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { TAG_LENGTH } from '#platform/rules/tags.ts'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { MAX_TAGS } from '../../rules/blog.ts'
import { addTags } from '../../rules/draft-text.ts'

const PopularTagsQuery = graphql(`
  query PopularTags {
    popularTags { tag }
  }
`)

interface Props {
  tags: readonly string[]
  error: string | null
  onChange: (tags: string[]) => void
}

const TOO_MANY = `Add up to ${MAX_TAGS} tags.`

/** Tags as chips: Enter or a comma adds one, Backspace removes the last one, popular ones are suggested. */
export function TagInput({ tags, error, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  // Without suggestions people can still type.
  const { data } = useQuery(PopularTagsQuery, {})
  const popular = (data?.popularTags ?? []).map(({ tag }) => tag)
  const [isFull, setFull] = useState(false)
  const message = isFull ? TOO_MANY : error

  const add = (words: string) => {
    const next = addTags(tags, words)
    setFull(next.length > MAX_TAGS)
    if (next.length > MAX_TAGS) {
      setTyped(next.slice(MAX_TAGS).join(', '))
      onChange(next.slice(0, MAX_TAGS))
    } else {
      setTyped('')
      onChange(next)
    }
  }
  const remove = (tag: string) => {
    setFull(false)
    onChange(tags.filter((other) => other !== tag))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      if (typed.trim() !== '') add(typed)
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) remove(tags.at(-1)!)
  }

  return (
    <div className="grid content-start gap-1.5 text-sm">
      <label htmlFor={id} className="font-medium">
        Tags
      </label>
      <div className="tag-field">
        {tags.map((tag) => (
          <Chip key={tag} label={tag} onRemove={() => remove(tag)} />
        ))}
        <input
          id={id}
          list={`${id}-popular`}
          className="tag-typing"
          data-full={tags.length >= MAX_TAGS ? '' : undefined}
          autoComplete="off"
          autoCapitalize="off"
          maxLength={TAG_LENGTH * MAX_TAGS}
          placeholder={tags.length === 0 ? 'statistics, pytorch' : ''}
          value={typed}
          aria-invalid={message !== null || undefined}
          aria-describedby={`${id}-hint`}
          onKeyDown={onKeyDown}
          onBlur={() => typed.trim() !== '' && add(typed)}
          onChange={(event) => (/[,;\n]/.test(event.target.value) ? add(event.target.value) : setTyped(event.target.value))}
        />
        <datalist id={`${id}-popular`}>
          {popular.filter((tag) => !tags.includes(tag)).map((tag) => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </datalist>
      </div>
      <p id={`${id}-hint`} className={message === null ? 'text-text-muted' : 'text-danger'} role={message === null ? undefined : 'alert'}>
        {message ?? `Up to ${MAX_TAGS} tags. Press Enter after each.`}
      </p>
    </div>
  )
}
