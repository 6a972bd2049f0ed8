import { DragHandle } from '#platform/web/ui/DragHandle.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowDownIcon, arrowUpIcon, trashIcon } from '#platform/web/ui/icons.ts'
import type { DragOrder } from '#platform/web/ui/use-drag-order.ts'
import type { DraftTopic } from '../../rules/course-draft.ts'
import { changeTopic } from '../../rules/draft-edits.ts'
import { AddLesson } from './AddLesson.tsx'
import { useCourseForm } from './course-form.ts'
import { LessonRow } from './LessonRow.tsx'
import { ResourcesField } from './ResourcesField.tsx'

export interface OutlineActions {
  stepLesson: (key: string, by: -1 | 1) => void
  stepTopic: (key: string, by: -1 | 1) => void
  deleteLesson: (key: string) => void
  deleteTopic: (topic: DraftTopic, at: number) => void
}

interface Props {
  topic: DraftTopic
  at: number
  isLast: boolean
  drag: DragOrder<'topic' | 'lesson'>
  actions: OutlineActions
  /** Focuses an element after the next change. */
  onFocusNext: (selector: string) => void
}

/** A topic in the outline with its lessons and links. */
export function TopicBlock({ topic, at, isLast, drag, actions, onFocusNext }: Props) {
  const { change, errorAt } = useCourseForm()
  const { key, title, lessons } = topic
  const name = title.trim() || `topic ${at + 1}`
  const error = errorAt(`topics.${at}.title`)
  return (
    <section aria-label={`Topic ${at + 1}`} className="outline-topic" {...drag.zone({ kind: 'topic', key })}>
      <div className="outline-row">
        <DragHandle {...drag.handle({ kind: 'topic', key })} />
        <input
          className="outline-title text-lg font-medium"
          data-title={key}
          aria-label={`Title of topic ${at + 1}`}
          aria-invalid={error !== undefined || undefined}
          placeholder="Title of the topic"
          value={title}
          onChange={({ target }) => change((draft) => changeTopic(draft, key, { title: target.value }))}
        />
        <span className="outline-buttons">
          <IconButton small icon={arrowUpIcon} label={`Move ${name} up`} disabled={at === 0} data-move={`${key}/-1`} onClick={() => actions.stepTopic(key, -1)} />
          <IconButton small icon={arrowDownIcon} label={`Move ${name} down`} disabled={isLast} data-move={`${key}/1`} onClick={() => actions.stepTopic(key, 1)} />
          <IconButton small icon={trashIcon} label={`Delete ${name}`} onClick={() => actions.deleteTopic(topic, at)} />
        </span>
      </div>
      {error !== undefined && <p className="px-4 pb-2 text-sm text-danger">{error}</p>}
      {lessons.length === 0 ? (
        <p className="border-t border-line px-4 py-3 text-sm text-text-muted" {...drag.emptyZone({ kind: 'lesson', key })}>
          No lessons yet
        </p>
      ) : (
        <ol aria-label={`Lessons of ${name}`}>
          {lessons.map((lesson, place) => (
            <LessonRow key={lesson.key} lesson={lesson} path={`topics.${at}.lessons.${place}`} drag={drag} actions={actions} />
          ))}
        </ol>
      )}
      <div className="grid grid-cols-1 gap-4 border-t border-line p-4">
        <AddLesson topic={key} onFocusNext={onFocusNext} />
        <ResourcesField topic={topic} path={`topics.${at}.resources`} />
      </div>
    </section>
  )
}
