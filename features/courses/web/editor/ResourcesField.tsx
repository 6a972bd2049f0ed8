import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { plusIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { MAX_RESOURCES, type Resource } from '../../rules/course.ts'
import type { DraftTopic } from '../../rules/course-draft.ts'
import { changeTopic } from '../../rules/draft-edits.ts'
import { useCourseForm } from './course-form.ts'

/** The links of a topic: a label and an address each. */
export function ResourcesField({ topic: { key, resources }, path }: { topic: DraftTopic; path: string }) {
  const { change, errorAt } = useCourseForm()
  const set = (update: (resources: Resource[]) => Resource[]) =>
    change((draft) => changeTopic(draft, key, { resources: update(draft.topics.find((topic) => topic.key === key)?.resources ?? []) }))
  const setAt = (at: number, part: Partial<Resource>) => set((resources) => resources.map((one, place) => (place === at ? { ...one, ...part } : one)))
  return (
    <div className="grid grid-cols-1 gap-2">
      {resources.map(({ label, url }, at) => {
        const error = errorAt(`${path}.${at}.label`) ?? errorAt(`${path}.${at}.url`)
        return (
          // Resources have no name of their own; their place is their identity here.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className="grid gap-1">
            <div className="grid grid-cols-[1fr_auto] gap-2 md:grid-cols-[1fr_1.5fr_auto]">
              <TextInput aria-label={`Label of link ${at + 1}`} placeholder="Label" aria-invalid={errorAt(`${path}.${at}.label`) !== undefined || undefined} value={label} onChange={({ target }) => setAt(at, { label: target.value })} />
              <TextInput
                aria-label={`Address of link ${at + 1}`}
                className="max-md:order-3 max-md:col-span-2"
                type="url"
                placeholder="https://"
                aria-invalid={errorAt(`${path}.${at}.url`) !== undefined || undefined}
                value={url}
                onChange={({ target }) => setAt(at, { url: target.value })}
              />
              <IconButton small icon={trashIcon} label={`Delete link ${at + 1}`} onClick={() => set((resources) => resources.toSpliced(at, 1))} />
            </div>
            {error !== undefined && <p className="text-sm text-danger">{error}</p>}
          </div>
        )
      })}
      {resources.length < MAX_RESOURCES && (
        <div>
          <Button small variant="ghost" icon={plusIcon} onClick={() => set((resources) => [...resources, { label: '', url: '' }])}>
            Add a link
          </Button>
        </div>
      )}
    </div>
  )
}
