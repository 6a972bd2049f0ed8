import { useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { SERIES_TITLE_LENGTH, type SeriesChoice } from '../../rules/series.ts'
import { OwnSeriesQuery, type OwnSeries } from '../series/series-requests.ts'

interface Props {
  blogId: string
  /** Null: as it is on the server. */
  choice: SeriesChoice | null
  error: string | null
  onChange: (choice: SeriesChoice) => void
}

const NONE = ''
const NEW = 'new'

/** The series of the blog: none, one of the author's, or a new one by its title (requirement B-41). */
export function SeriesField({ blogId, choice, error, onChange }: Props) {
  const { data, error: failure } = useQuery(OwnSeriesQuery, {})
  const [newId] = useState(() => (choice === null || choice.title === null ? null : choice.id) ?? crypto.randomUUID())
  const series = data?.ownBlogSeries ?? []
  const present = series.find(({ blogIds }) => blogIds.includes(blogId))
  const isNew = choice !== null && choice.title !== null
  const value = isNew ? NEW : choice === null ? (present?.id ?? NONE) : (choice.id ?? NONE)
  const choose = (value: string) => onChange(value === NEW ? { id: newId, title: '' } : { id: value === NONE ? null : value, title: null })
  return (
    <div className="grid gap-3">
      <Field label="Series" hint={isNew ? undefined : hintOf(value, present ?? null)} error={isNew ? null : (error ?? failure?.message)}>
        {(control) => (
          <Select
            {...control}
            value={value}
            disabled={data === undefined}
            options={[{ value: NONE, label: 'No series' }, ...series.map(({ id, title }) => ({ value: id, label: title })), { value: NEW, label: 'New series…' }]}
            onChange={({ target }) => choose(target.value)}
          />
        )}
      </Field>
      {isNew && (
        <Field label="Title of the new series" hint="You can describe it later in Your blogs." error={error}>
          {/* It was asked for by the choice above it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          {(control) => <TextInput {...control} autoFocus dir="auto" maxLength={SERIES_TITLE_LENGTH} autoComplete="off" value={choice.title ?? ''} onChange={({ target }) => onChange({ id: newId, title: target.value })} />}
        </Field>
      )}
    </div>
  )
}

function hintOf(value: string, present: OwnSeries | null): string {
  if (value === (present?.id ?? NONE)) return present === null ? 'Optional. Readers can follow a series from part to part.' : 'You can reorder the parts in Your blogs.'
  if (value === NONE) return `It will be removed from “${present!.title}”.`
  return 'It becomes the last part. You can reorder the parts in Your blogs.'
}
