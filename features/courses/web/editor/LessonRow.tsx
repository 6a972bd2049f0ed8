import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { DragHandle } from '#platform/web/ui/DragHandle.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowDownIcon, arrowUpIcon, trashIcon } from '#platform/web/ui/icons.ts'
import type { DragOrder } from '#platform/web/ui/use-drag-order.ts'
import { LESSON_KIND_LABELS } from '../../rules/course.ts'
import type { DraftLesson } from '../../rules/course-draft.ts'
import { canStep, changeLesson } from '../../rules/draft-edits.ts'
import { useCourseForm } from './course-form.ts'
import type { OutlineActions } from './TopicBlock.tsx'

interface Props {
  lesson: DraftLesson
  /** Its path in the course file. */
  path: string
  drag: DragOrder<'topic' | 'lesson'>
  actions: OutlineActions
}

/** A lesson in the outline: renamed in place, moved by its handle or its buttons. */
export function LessonRow({ lesson: { key, kind, title, videoUrl }, path, drag, actions }: Props) {
  const { address, draft, change, faults, errorAt, brokenAt } = useCourseForm()
  const name = title.trim() || 'untitled lesson'
  const isFaulty = faults.some((fault) => fault.path.startsWith(`${path}.`) && errorAt(fault.path) !== undefined)
  return (
    <li className="outline-row outline-lesson" {...drag.zone({ kind: 'lesson', key })}>
      <DragHandle {...drag.handle({ kind: 'lesson', key })} />
      <span className="w-16 flex-none text-sm text-text-muted">{LESSON_KIND_LABELS[kind]}</span>
      <input
        className="outline-title"
        data-title={key}
        aria-label={`Title of the lesson ${name}`}
        aria-invalid={errorAt(`${path}.title`) !== undefined || undefined}
        placeholder="Title of the lesson"
        value={title}
        onChange={({ target }) => change((draft) => changeLesson(draft, key, { title: target.value }))}
      />
      {isFaulty && <span className="text-sm whitespace-nowrap text-danger">To fix</span>}
      {kind === 'video' && brokenAt(videoUrl) !== null && <span className="text-sm whitespace-nowrap text-danger">Can’t be played</span>}
      <span className="outline-buttons">
        <ButtonLink small to={address(`lesson=${encodeURIComponent(key)}`)}>
          Edit<span className="sr-only"> {name}</span>
        </ButtonLink>
        <IconButton small icon={arrowUpIcon} label={`Move ${name} up`} disabled={!canStep(draft, key, -1)} data-move={`${key}/-1`} onClick={() => actions.stepLesson(key, -1)} />
        <IconButton small icon={arrowDownIcon} label={`Move ${name} down`} disabled={!canStep(draft, key, 1)} data-move={`${key}/1`} onClick={() => actions.stepLesson(key, 1)} />
        <IconButton small icon={trashIcon} label={`Delete ${name}`} onClick={() => actions.deleteLesson(key)} />
      </span>
    </li>
  )
}
