import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useDragOrder, type Dragged, type DropTarget } from '#platform/web/ui/use-drag-order.ts'
import type { CourseDraft, DraftTopic } from '../../rules/course-draft.ts'
import { emptyTopic, findLesson, insertLessons, insertTopic, moveLesson, moveTopic, removeLesson, removeTopic, stepLesson } from '../../rules/draft-edits.ts'
import { useCourseForm } from './course-form.ts'
import { newKey } from './new-key.ts'
import { TopicBlock, type OutlineActions } from './TopicBlock.tsx'

/** Where a lesson is, for people who move it without seeing it. */
function placeText(draft: CourseDraft, key: string): string {
  const place = findLesson(draft, key)
  const topic = draft.topics.find((one) => one.key === place?.topic)
  return place === null || topic === undefined ? '' : `Place ${place.at + 1} of ${topic.lessons.length} in topic ${draft.topics.indexOf(topic) + 1}${topic.title === '' ? '' : `, ${topic.title}`}`
}

/** Moves what was dragged to where it was dropped. */
function dropped(draft: CourseDraft, { kind, key }: Dragged<'topic' | 'lesson'>, { key: target, side }: DropTarget): CourseDraft {
  const behind = side === 'after' ? 1 : 0
  if (kind === 'topic') return moveTopic(draft, key, draft.topics.findIndex((topic) => topic.key === target) + behind)
  const place = findLesson(draft, target)
  return moveLesson(draft, key, place === null ? { topic: target, at: 0 } : { topic: place.topic, at: place.at + behind })
}

/** The topics and lessons of the course: added, renamed, moved and deleted here. */
export function OutlineTab() {
  const { draft, change, faults, errorAt } = useCourseForm()
  const list = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useState('')
  // A moved row is another element now: the focus goes to the same button in it.
  const focusNext = useRef<string | null>(null)
  useEffect(() => {
    if (focusNext.current === null) return
    const wanted = list.current?.querySelector<HTMLElement>(focusNext.current)
    focusNext.current = null
    // At the end of the list the button is disabled: the one for the other direction takes the focus.
    if (wanted instanceof HTMLButtonElement && wanted.disabled) wanted.parentElement?.querySelector<HTMLElement>('[data-move]:not(:disabled)')?.focus()
    else wanted?.focus()
  })
  const drag = useDragOrder<'topic' | 'lesson'>((item, target) => change((draft) => dropped(draft, item, target)))

  const actions: OutlineActions = {
    stepLesson: (key, by) => {
      focusNext.current = `[data-move="${key}/${by}"]`
      announce(placeText(stepLesson(draft, key, by), key))
      change((draft) => stepLesson(draft, key, by))
    },
    stepTopic: (key, by) => {
      focusNext.current = `[data-move="${key}/${by}"]`
      const at = draft.topics.findIndex((topic) => topic.key === key)
      announce(`Topic ${at + by + 1} of ${draft.topics.length}`)
      change((draft) => moveTopic(draft, key, by === 1 ? at + 2 : at - 1))
    },
    deleteLesson: (key) => {
      const place = findLesson(draft, key)
      if (place === null) return
      change((draft) => removeLesson(draft, key))
      showToast(`Deleted “${place.lesson.title || 'Untitled lesson'}”.`, { action: { label: 'Undo', run: () => change((draft) => insertLessons(draft, [place.lesson], place)) } })
    },
    deleteTopic: (topic, at) => {
      change((draft) => removeTopic(draft, topic.key))
      showToast(`Deleted “${topic.title || 'Untitled topic'}”.`, { action: { label: 'Undo', run: () => change((draft) => insertTopic(draft, topic, at)) } })
    },
  }
  const addTopic = () => {
    const topic: DraftTopic = emptyTopic(newKey())
    focusNext.current = `[data-title="${topic.key}"]`
    change((draft) => insertTopic(draft, topic, draft.topics.length))
  }
  const whole = faults.find(({ place }) => place.part === 'outline')
  return (
    <div ref={list} className="grid grid-cols-1 gap-5">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {whole !== undefined && errorAt(whole.path) !== undefined && <p className="text-sm text-danger">{whole.message}</p>}
      {draft.topics.length === 0 ? (
        <EmptyState text="No topics yet" hint="A course has topics, and each topic has lessons: videos, readings, quizzes and practice." action={<Button variant="primary" onClick={addTopic}>Add a topic</Button>} />
      ) : (
        <>
          {draft.topics.map((topic, at) => (
            <TopicBlock key={topic.key} topic={topic} at={at} isLast={at === draft.topics.length - 1} drag={drag} actions={actions} onFocusNext={(selector) => (focusNext.current = selector)} />
          ))}
          <div>
            <Button icon={plusIcon} onClick={addTopic}>
              Add a topic
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
