import { useEffect, useRef, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { checkIcon } from '#platform/web/ui/icons.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { EnrollmentsQuery, type Enrollment } from './enrollments.ts'
import type { LessonData } from './LessonPage.tsx'
import { ProgressQuery } from './progress-query.ts'

const MarkLesson = graphql(`mutation MarkLesson($course: String!, $lesson: String!, $isDone: Boolean!) { markLesson(course: $course, lesson: $lesson, isDone: $isDone) }`)

/** A reading is finished when its end was on the screen for a moment. */
const READ_MS = 2_000

/** Whether the lesson is done, and the button that marks it. Says what makes a lesson done. */
export function MarkDone({ lesson: { key, kind, course }, enrollment }: { lesson: LessonData; enrollment: Enrollment | null }) {
  const isMember = useSession() !== null
  const { asMember } = useAuth()
  const { mutate, isPending, error } = useMutation(MarkLesson, {
    onSuccess: async (_data, { course, lesson }, cache) => {
      await Promise.all([cache.invalidateQueries(EnrollmentsQuery), cache.invalidateQueries(ProgressQuery, { course, lesson })])
    },
  })
  const isDone = enrollment?.finished.includes(key) ?? false
  const isMarked = enrollment?.marked.includes(key) ?? false
  // The end of a reading is on the screen when its reader reopens it: during this visit it isn't finished again by itself.
  const [isReopened, setReopened] = useState(false)
  const mark = (isDone: boolean) => {
    if (!isDone) setReopened(true)
    mutate({ course: course.slug, lesson: key, isDone })
  }
  const box = useRef<HTMLDivElement>(null)
  useReadToTheEnd(box, kind === 'reading' && isMember && enrollment !== null && !isDone && !isReopened, () => mark(true))
  const explanation = kind === 'video' ? 'A video counts as done once you’ve watched 90% of it.' : 'A reading counts as done when you reach its end.'
  return (
    <div ref={box} className="flex flex-wrap items-center justify-between gap-3 border-y border-line py-4">
      <p className="text-sm text-text-muted">{isDone ? (isMarked ? 'You marked this lesson as done.' : 'Done.') : explanation}</p>
      {isDone ? (
        <Button small busy={isPending} onClick={() => mark(false)}>
          Mark as not done
        </Button>
      ) : (
        <Button small icon={checkIcon} busy={isPending} onClick={() => asMember(() => mark(true))}>
          Mark as done
        </Button>
      )}
      <ErrorMessage message={error?.message} />
    </div>
  )
}

function useReadToTheEnd(box: React.RefObject<HTMLDivElement | null>, isWanted: boolean, onRead: () => void): void {
  const latest = useRef(onRead)
  latest.current = onRead
  useEffect(() => {
    if (!isWanted || box.current === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting === true) timer = setTimeout(() => latest.current(), READ_MS)
    })
    observer.observe(box.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [box, isWanted])
}
