import { useEffect, useRef, type RefObject } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { Discussion, type Moments } from '#features/discussions/web/public.tsx'
import { durationText, LESSON_KIND_LABELS } from '../rules/course.ts'
import { coursePath, lessonPath } from '../rules/paths.ts'
import { timeText } from '../rules/notes-markdown.ts'
import { neighborsOf } from '../rules/progress.ts'
import { OutlineFields } from './course-fields.ts'
import { EnrollmentsQuery, useEnrollment } from './enrollments.ts'
import { FinishedCourse } from './FinishedCourse.tsx'
import { LessonText } from './LessonText.tsx'
import { LessonSidebar } from './LessonSidebar.tsx'
import { MarkDone } from './MarkDone.tsx'
import { Notes } from './Notes.tsx'
import { PracticeList } from './PracticeList.tsx'
import { Quiz } from './Quiz.tsx'
import { VideoLesson, type Player } from './VideoLesson.tsx'

const LessonQuery = graphql(
  `
  query Lesson($course: String!, $lesson: String!) {
    lesson(course: $course, lesson: $lesson) {
      id key title kind minutes isRemoved html videoUrl youtubeId seconds captions { language url } channel quizState
      questions { key kind promptHtml code options { name html } }
      problems { slug title difficulty }
      course { id slug title ...OutlineFields }
    }
    courseLinks { slug title firstLesson }
  }
`,
  [OutlineFields],
)
const OpenLesson = graphql(`mutation OpenLesson($course: String!, $lesson: String!) { openLesson(course: $course, lesson: $lesson) }`)

type Data = ResultOf<typeof LessonQuery>
export type LessonData = NonNullable<Data['lesson']>

/** A lesson beside the sidebar of courses (requirement K-4). */
function LessonPage({ lesson, links, start }: { lesson: LessonData; links: Data['courseLinks']; start: number | null }) {
  const { course } = lesson
  useOpened(lesson)
  const topic = course.topics.find(({ lessons }) => lessons.some(({ key }) => key === lesson.key))
  const enrollment = useEnrollment(course.slug)
  const isDone = enrollment?.finished.includes(lesson.key) === true
  const player = useRef<Player>(null)
  return (
    <div className="learn">
      <LessonSidebar course={course} current={lesson.key} links={links} enrollment={enrollment} />
      <div className="mx-auto grid w-full max-w-[52rem] min-w-0 grid-cols-1 content-start gap-8 px-8 py-8 max-md:px-4 max-md:py-5">
        <header className="grid gap-2">
          <p className="text-sm text-text-muted wrap-anywhere">
            <a className="link" href={coursePath(course.slug)}>
              {course.title}
            </a>
            {topic !== undefined && ` · ${topic.title}`}
          </p>
          <h1 dir="auto" className="text-2xl wrap-anywhere">{lesson.title}</h1>
          <p className="flex flex-wrap items-center gap-3 text-sm text-text-muted">
            <Badge>{LESSON_KIND_LABELS[lesson.kind]}</Badge>
            <span className="tabular">{durationText(lesson.minutes)}</span>
          </p>
          {lesson.isRemoved && <p className="text-sm text-text-muted">This lesson is no longer part of the course. You don’t need it to finish the course, and your notes stay here.</p>}
        </header>
        {lesson.kind === 'video' ? (
          <VideoLesson lesson={lesson} start={start} player={player}>
            {lesson.html !== '' && <LessonText html={lesson.html} />}
          </VideoLesson>
        ) : (
          lesson.html !== '' && <LessonText html={lesson.html} />
        )}
        {lesson.kind === 'quiz' && <Quiz lesson={lesson} />}
        {lesson.kind === 'practice' && <PracticeList lesson={lesson} isDone={isDone} />}
        {!lesson.isRemoved && (lesson.kind === 'video' || lesson.kind === 'reading') && <MarkDone lesson={lesson} enrollment={enrollment} />}
        <FinishedCourse enrollment={enrollment} />
        <Neighbors lesson={lesson} isNextPrimary={(lesson.kind !== 'quiz' && lesson.kind !== 'practice') || isDone} />
        {topic !== undefined && topic.resources.length > 0 && (
          <section className="grid gap-2">
            <h2 className="text-lg">Resources for this topic</h2>
            <ul className="grid gap-1">
              {topic.resources.map(({ label, url }) => (
                <li key={url}>
                  <ExternalLink to={url}>{label}</ExternalLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        {lesson.kind !== 'video' && <Notes lesson={lesson} />}
        <Discussion kind="lesson" subject={lesson.id} title="Questions and answers" label="Ask a question" {...(lesson.kind === 'video' && { moments: momentsOf(player) })} />
      </div>
    </div>
  )
}

/** The moments of a video to which questions belong. */
const momentsOf = (player: RefObject<Player | null>): Moments => ({
  now: () => player.current?.now() ?? 0,
  seek: (second) => player.current?.seek(second),
  textOf: timeText,
})

/** The lessons around one. A quiz that was not passed, and problems that were not solved, are the main action instead of the next lesson. */
function Neighbors({ lesson: { key, course }, isNextPrimary }: { lesson: LessonData; isNextPrimary: boolean }) {
  const { previous, next } = neighborsOf(course.topics, key)
  return (
    <nav aria-label="Lessons" className="flex flex-wrap justify-between gap-3">
      {previous === null ? <span /> : <ButtonLink to={lessonPath(course.slug, previous.key)}>Previous lesson</ButtonLink>}
      {next === null ? <ButtonLink to={coursePath(course.slug)}>About this course</ButtonLink> : <ButtonLink variant={isNextPrimary ? 'primary' : 'plain'} to={lessonPath(course.slug, next.key)}><span className="min-w-0 wrap-anywhere">{`Next: ${next.title}`}</span></ButtonLink>}
    </nav>
  )
}

/** Notes where a member is, which also enrolls them. */
function useOpened({ key, isRemoved, course: { slug } }: LessonData): void {
  const isMember = useSession() !== null
  const { mutate } = useMutation(OpenLesson, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(EnrollmentsQuery) })
  useEffect(() => {
    if (isMember && !isRemoved) mutate({ course: slug, lesson: key })
  }, [isMember, isRemoved, mutate, slug, key])
}

export const page = definePage({
  document: LessonQuery,
  variables: (location) => ({ course: location.params['course'] ?? '', lesson: location.params['lesson'] ?? '' }),
  exists: (data) => data.lesson !== null,
  cacheTags: (data) => ['courses', `course:${data.lesson!.course.id}`],
  // The order of options is random for each reader.
  fonts: () => ['serif'],
  meta: (data) => {
    const { title, key, isRemoved, course } = data.lesson!
    return { title: `${title} · ${course.title}`, description: `A lesson of the course “${course.title}”.`, canonical: lessonPath(course.slug, key), hidden: isRemoved }
  },
  Component: ({ data, location }) => {
    const t = Number(location.searchParams.get('t') ?? Number.NaN)
    return <LessonPage key={data.lesson!.id} lesson={data.lesson!} links={data.courseLinks} start={Number.isInteger(t) && t >= 0 && t < 43_200 ? t : null} />
  },
})
