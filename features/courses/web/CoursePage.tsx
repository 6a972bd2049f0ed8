import { useRef } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { durationText, LEVEL_LABELS, lessonsOf } from '../rules/course.ts'
import { coursePath, lessonPath, placementPath } from '../rules/paths.ts'
import { progressOf } from '../rules/progress.ts'
import { OutlineFields } from './course-fields.ts'
import { courseFacts } from './course-facts.ts'
import { LEVEL_TONES } from './CourseCard.tsx'
import { FinishedCourse } from './FinishedCourse.tsx'
import { useEnrollment } from './enrollments.ts'
import { LeaveCourse } from './LeaveCourse.tsx'
import { Rating } from './Rating.tsx'
import { Reviews } from './Reviews.tsx'
import { TextList } from './TextList.tsx'
import { TopicList } from './TopicList.tsx'
import './courses.css'

const CourseQuery = graphql(
  `
  query Course($slug: String!) {
    course(slug: $slug) {
      id slug title summary level language skills isArchived isByTeam youtubeLink descriptionHtml outcomes prerequisites lessonCount minutes enrolledCount rating ratingCount publishedAt updatedAt
      author { id username name headline avatarUrl }
      reviews { id rating text writtenAt author { id username name } }
      ...OutlineFields
    }
  }
`,
  [OutlineFields],
)

export type CourseDetails = NonNullable<ResultOf<typeof CourseQuery>['course']>

/** A course: what it teaches, its lessons, and what learners say (requirement K-3). */
function CoursePage({ course }: { course: CourseDetails }) {
  const { slug, title, summary, descriptionHtml, outcomes, prerequisites, topics, isArchived } = course
  const enrollment = useEnrollment(slug)
  const current = enrollment === null ? null : (progressOf(topics, new Set(enrollment.finished), enrollment.lastLesson).next?.key ?? null)
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 items-start gap-x-10 gap-y-8 px-8 py-10 max-md:px-4 max-md:py-6 xl:grid-cols-[minmax(0,44rem)_20rem] xl:justify-center">
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <header className="grid gap-3">
          <h1 dir="auto" className="text-3xl wrap-anywhere max-md:text-2xl">{title}</h1>
          <p className="text-lg text-text-muted wrap-anywhere">{summary}</p>
          <CourseLine course={course} />
          {isArchived && <p className="text-sm text-text-muted">This course is closed for new learners. If you have started it, you can finish it.</p>}
        </header>
        <div className="xl:hidden">
          <StartBox course={course} />
        </div>
        {outcomes.length > 0 && <TextList title="What you will be able to do" items={outcomes} />}
        <Section title="Lessons">
          <TopicList hrefOf={(lesson) => lessonPath(slug, lesson)} topics={topics} finished={enrollment?.finished ?? []} current={current} isOpen />
        </Section>
        <Section title="About this course">
          <RichText shown={descriptionHtml} />
        </Section>
        <div className="xl:hidden">
          <AuthorBox course={course} />
        </div>
        {prerequisites.length > 0 && <TextList title="Before you start" items={prerequisites} />}
        <Reviews course={course} enrollment={enrollment} />
      </div>
      <aside aria-label="Course" className="grid min-w-0 grid-cols-1 gap-5 max-xl:hidden">
        <StartBox course={course} />
        <AuthorBox course={course} />
      </aside>
    </div>
  )
}

function CourseLine({ course: { level, lessonCount, minutes, rating, ratingCount, enrolledCount } }: { course: CourseDetails }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-text-muted">
      <Badge tone={LEVEL_TONES[level]}>{LEVEL_LABELS[level]}</Badge>
      <span className="tabular">{lessonCount === 1 ? '1 lesson' : `${lessonCount} lessons`}</span>
      <span className="tabular">{durationText(minutes)}</span>
      {rating !== null && <Rating rating={rating} count={ratingCount} />}
      {enrolledCount > 0 && <span className="tabular">{enrolledCount === 1 ? '1 learner' : `${enrolledCount} learners`}</span>}
    </p>
  )
}

/** Where the learner starts or goes on, with their progress. */
function StartBox({ course: { slug, topics, skills, isArchived } }: { course: CourseDetails }) {
  const enrollment = useEnrollment(slug)
  const progress = progressOf(topics, new Set(enrollment?.finished), enrollment?.lastLesson)
  const next = progress.next ?? lessonsOf(topics)[0]!
  // Its last button goes with the enrollment: then the box has the focus.
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} tabIndex={-1} className="card grid gap-4 p-5">
      {enrollment !== null && (
        <div className="grid gap-2">
          <progress className="themed-progress" aria-label="Your progress" max={progress.all} value={progress.finished} />
          <p className="tabular text-sm text-text-muted">
            {progress.finished} of {progress.all} lessons done{progress.minutesLeft > 0 ? `, ${durationText(progress.minutesLeft)} left` : ''}
          </p>
        </div>
      )}
      <FinishedCourse enrollment={enrollment} />
      {(!isArchived || enrollment !== null) && (
        <ButtonLink variant={typeof enrollment?.certificateId === 'string' ? 'plain' : 'primary'} to={lessonPath(slug, next.key)}>
          {enrollment === null ? 'Start this course' : progress.next === null ? 'Revisit the course' : 'Continue'}
        </ButtonLink>
      )}
      {!isArchived && progress.next !== null && (
        <a className="link text-sm" href={placementPath(slug)}>
          Know some of this already? Test out
        </a>
      )}
      {enrollment !== null && progress.next !== null && <p className="text-sm text-text-muted wrap-anywhere">Next: {progress.next.title}</p>}
      <ul className="flex flex-wrap gap-2" aria-label="Skills">
        {skills.map((skill) => (
          <li key={skill} className="badge bg-sunken text-text-muted">
            {skill}
          </li>
        ))}
      </ul>
      {enrollment !== null && enrollment.finishedAt === null && <LeaveCourse slug={slug} isArchived={isArchived} onLeft={() => box.current?.focus()} />}
    </div>
  )
}

function AuthorBox({ course: { author, isByTeam } }: { course: CourseDetails }) {
  // A suspended author is not shown.
  if (author === null) return !isByTeam ? null : <p className="text-sm text-text-muted xl:px-5">By the Cloggle team</p>
  return (
    <a className="card card-pressable flex items-center gap-3 p-4" href={profilePath(author.username)}>
      <Avatar person={{ id: author.id, name: author.name, picture: author.avatarUrl }} />
      <span className="grid min-w-0">
        <span className="font-medium wrap-anywhere">{author.name}</span>
        <span className="text-sm text-text-muted wrap-anywhere">{author.headline}</span>
      </span>
    </a>
  )
}

export const page = definePage({
  document: CourseQuery,
  variables: (location) => ({ slug: location.params['slug'] ?? '' }),
  exists: (data) => data.course !== null,
  cacheTags: (data) => ['courses', `course:${data.course!.id}`],
  meta: (data) => {
    const course = data.course!
    return { title: course.title, description: course.summary, canonical: coursePath(course.slug), facts: courseFacts(course) }
  },
  Component: ({ data }) => <CoursePage key={data.course!.id} course={data.course!} />,
})
