import { Suspense, useState } from 'react'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { arrowLeftIcon, eyeIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { LESSON_KIND_LABELS, TITLE_LENGTH, type LessonKind } from '../../rules/course.ts'
import type { DraftLesson } from '../../rules/course-draft.ts'
import { changeLesson, type LessonPlace } from '../../rules/draft-edits.ts'
import { useCourseForm } from './course-form.ts'
import { CourseText } from './CourseText.tsx'
import { VideoFields } from './VideoFields.tsx'

const QuizEditor = lazyPart(() => import('./QuizEditor.tsx').then((module) => module.QuizEditor))
const ProblemsField = lazyPart(() => import('./ProblemsField.tsx').then((module) => module.ProblemsField))
const UnsavedPreview = lazyPart(() => import('./UnsavedPreview.tsx').then((module) => module.UnsavedPreview))

export interface LessonFormProps {
  lesson: DraftLesson
  /** Its path in the course file. */
  path: string
  set: (part: Partial<DraftLesson>) => void
}

const TEXT_LABELS: Record<LessonKind, string> = { video: 'Text next to the video', reading: 'Text', quiz: 'Introduction', practice: 'Introduction' }

/** The form of one lesson, with a preview as learners will see it. */
export function LessonEditor({ place: { topic: topicKey, at, lesson } }: { place: LessonPlace & { lesson: DraftLesson } }) {
  const { address, draft, change, faults, errorAt } = useCourseForm()
  const [isPreview, setPreview] = useState(false)
  const topicAt = draft.topics.findIndex((topic) => topic.key === topicKey)
  const path = `topics.${topicAt}.lessons.${at}`
  const set = (part: Partial<DraftLesson>) => change((draft) => changeLesson(draft, lesson.key, part))
  const form = { lesson, path, set }
  // A wrong number is an error as soon as it is typed, a missing one only after an attempt.
  const minutesError = lesson.minutes.trim() === '' ? errorAt(`${path}.minutes`) : faults.find((fault) => fault.path === `${path}.minutes`)?.message
  return (
    <section aria-label={lesson.title.trim() || 'Untitled lesson'} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ButtonLink small variant="ghost" icon={arrowLeftIcon} to={address('tab=lessons')}>
          All lessons
        </ButtonLink>
        <div className="flex items-center gap-3">
          <Badge>{LESSON_KIND_LABELS[lesson.kind]}</Badge>
          <Button small icon={eyeIcon} aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {isPreview ? 'Edit lesson' : 'Preview lesson'}
          </Button>
        </div>
      </div>
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        {isPreview ? (
          <UnsavedPreview lesson={lesson} />
        ) : (
          <>
            <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_8rem]">
              <Field label="Title of the lesson" error={errorAt(`${path}.title`)} count={{ used: lesson.title.length, limit: TITLE_LENGTH }}>
                {(control) => <TextInput {...control} value={lesson.title} onChange={({ target }) => set({ title: target.value })} />}
              </Field>
              <Field label="Minutes" error={minutesError}>
                {(control) => <TextInput {...control} inputMode="numeric" value={lesson.minutes} onChange={({ target }) => set({ minutes: target.value })} />}
              </Field>
            </div>
            {lesson.kind === 'video' && <VideoFields {...form} />}
            <CourseText label={TEXT_LABELS[lesson.kind]} value={lesson.text} rows={lesson.kind === 'reading' ? 18 : lesson.kind === 'video' ? 10 : 4} error={errorAt(`${path}.text`)} onChange={(text) => set({ text })} />
            {lesson.kind === 'quiz' && <QuizEditor {...form} />}
            {lesson.kind === 'practice' && <ProblemsField {...form} />}
          </>
        )}
      </Suspense>
      <Neighbors topicAt={topicAt} at={at} />
    </section>
  )
}

/** Links to the lessons before and after this one. */
function Neighbors({ topicAt, at }: { topicAt: number; at: number }) {
  const { address, draft } = useCourseForm()
  const lessons = draft.topics.flatMap((topic) => topic.lessons)
  const place = draft.topics.slice(0, topicAt).flatMap((topic) => topic.lessons).length + at
  const [previous, next] = [lessons[place - 1], lessons[place + 1]]
  const link = (lesson: DraftLesson, name: string) => (
    <ButtonLink small to={address(`lesson=${encodeURIComponent(lesson.key)}`)}>
      {`${name}: ${lesson.title.trim() || 'Untitled lesson'}`}
    </ButtonLink>
  )
  return (
    <nav aria-label="Lessons" className="flex flex-wrap justify-between gap-3 border-t border-line pt-4">
      {previous === undefined ? <span /> : link(previous, 'Previous')}
      {next !== undefined && link(next, 'Next')}
    </nav>
  )
}
