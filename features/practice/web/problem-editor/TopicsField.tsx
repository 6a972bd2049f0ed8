import { Chip } from '#platform/web/ui/Chip.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { MAX_TOPICS } from '../../rules/problem-schemas.ts'
import { isTopic, TOPICS } from '../../rules/topics.ts'
import { useProblemForm } from './problem-form.ts'

const titles = new Map(TOPICS.map(({ slug, title }) => [slug, title]))

/** The topics, chosen from the list of the site. Other tags of older problems can only be removed. */
export function TopicsField() {
  const { draft: { tags }, change, faultsAt } = useProblemForm()
  const faults = [...faultsAt('tags'), ...faultsAt('topics'), ...tags.flatMap((_, at) => [...faultsAt(`tags.${at}`), ...faultsAt(`topics.${at}`)])]
  const isFull = tags.filter(isTopic).length >= MAX_TOPICS
  const options = [{ value: '', label: isFull ? 'Remove a topic to choose another' : 'Add a topic…' }, ...TOPICS.filter(({ slug }) => !tags.includes(slug)).map(({ slug, title, group }) => ({ value: slug, label: `${group}: ${title}` }))]
  return (
    <div className="grid gap-2" data-at="tags">
      <div data-at="topics" className="md:max-w-96">
        <Field label="Topics" hint={`Choose 1 to ${MAX_TOPICS}. The problem appears on each topic’s page.`} error={faults[0]}>
          {(control) => (
            <Select {...control} disabled={isFull} options={options} value="" onChange={({ target }) => change({ tags: [...new Set([...tags, target.value])] })} />
          )}
        </Field>
      </div>
      {tags.length > 0 && (
        <ul aria-label="Chosen topics" className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Chip label={titles.get(tag) ?? tag} onRemove={() => change({ tags: tags.filter((other) => other !== tag) })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
