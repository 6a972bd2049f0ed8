import { Chip } from '#platform/web/ui/Chip.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { MAX_TOPICS } from '../../rules/problem-schemas.ts'
import { isTopic, TOPIC_GROUPS, TOPICS } from '../../rules/topics.ts'
import { useProblemForm } from './problem-form.ts'

const titles = new Map(TOPICS.map(({ slug, title }) => [slug, title]))

/** The topics, chosen from the list of the site. Other tags of older problems can only be removed. */
export function TopicsField() {
  const { draft: { tags }, change, faultsAt } = useProblemForm()
  const faults = [...faultsAt('tags'), ...faultsAt('topics'), ...tags.flatMap((_, at) => [...faultsAt(`tags.${at}`), ...faultsAt(`topics.${at}`)])]
  const isFull = tags.filter(isTopic).length >= MAX_TOPICS
  return (
    <div className="grid gap-2" data-at="tags">
      <div data-at="topics">
        <Field label="Topics" hint={`1 to ${MAX_TOPICS}. The problem is listed on the page of each.`} error={faults[0]}>
          {(control) => (
            <select {...control} className="control md:max-w-96" disabled={isFull} value="" onChange={({ target }) => change({ tags: [...new Set([...tags, target.value])] })}>
              <option value="">{isFull ? 'Remove a topic to choose another' : 'Add a topic…'}</option>
              {TOPIC_GROUPS.map((group) => (
                <optgroup key={group} label={group}>
                  {TOPICS.filter((topic) => topic.group === group && !tags.includes(topic.slug)).map(({ slug, title }) => (
                    <option key={slug} value={slug}>
                      {title}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
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
