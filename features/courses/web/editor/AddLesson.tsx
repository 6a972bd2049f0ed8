import { Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { plusIcon, videoIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { LESSON_KIND_LABELS, LESSON_KINDS, type LessonKind } from '../../rules/course.ts'
import { emptyLesson, emptyQuestion, insertLessons } from '../../rules/draft-edits.ts'
import { useCourseForm } from './course-form.ts'
import { newKey } from './new-key.ts'

const PasteVideosDialog = lazyPart(() => import('./PasteVideosDialog.tsx').then((module) => module.PasteVideosDialog))

/** Adds a lesson of a kind to the end of a topic, or several videos at once. */
export function AddLesson({ topic, onFocusNext }: { topic: string; onFocusNext: (selector: string) => void }) {
  const { change } = useCourseForm()
  const [isPasting, setPasting] = useState(false)
  const add = (kind: LessonKind) => {
    const key = newKey()
    onFocusNext(`[data-title="${key}"]`)
    const lesson = emptyLesson(key, kind, kind === 'quiz' ? { questions: [emptyQuestion(newKey())] } : {})
    change((draft) => insertLessons(draft, [lesson], { topic, at: draft.topics.find((one) => one.key === topic)?.lessons.length ?? 0 }))
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Menu
        label="Add a lesson"
        align="start"
        small
        trigger={
          <span aria-hidden className="flex items-center gap-2">
            <Icon of={plusIcon} small />
            Add a lesson
          </span>
        }
        items={LESSON_KINDS.map((kind) => ({ label: LESSON_KIND_LABELS[kind], onSelect: () => add(kind) }))}
      />
      <Button small variant="ghost" icon={videoIcon} onClick={() => setPasting(true)}>
        Paste videos
      </Button>
      <Suspense>{isPasting && <PasteVideosDialog topic={topic} onClose={() => setPasting(false)} />}</Suspense>
    </div>
  )
}
