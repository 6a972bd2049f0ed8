import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { chevronRightIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { Illustration } from '#platform/web/ui/Illustration.tsx'
import { ProgressRing } from '#platform/web/ui/ProgressRing.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { motifOfSkills } from '#features/people/rules/motifs.ts'
import { durationText, LEVEL_LABELS, type Level } from '../rules/course.ts'
import { coursePath, lessonPath } from '../rules/paths.ts'
import { progressOf } from '../rules/progress.ts'
import type { CourseCardData } from './course-fields.ts'
import type { Enrollment } from './enrollments.ts'
import { Rating } from './Rating.tsx'
import { TopicList } from './TopicList.tsx'

export const LEVEL_TONES: Record<Level, Tone> = { beginner: 'success', intermediate: 'warning', advanced: 'danger' }

/** A course in the hub; its topics are folded. */
export function CourseCard({ course, enrollment }: { course: CourseCardData; enrollment: Enrollment | null }) {
  const { slug, title, summary, level, skills, lessonCount, minutes, enrolledCount, rating, ratingCount, topics } = course
  const progress = enrollment === null ? null : progressOf(topics, new Set(enrollment.finished))
  return (
    <article className="card grid h-full grid-cols-1 grid-rows-[auto_auto_auto_1fr_auto] gap-3 p-5">
      <div className="flex items-start justify-between gap-4">
        <h2 dir="auto" className="min-w-0 text-base wrap-anywhere">
          <a className="hover:underline" href={coursePath(slug)}>
            {title}
          </a>
        </h2>
        <div className="relative flex-none">
          <Illustration motif={motifOfSkills(skills, title)} seed={title} className="aspect-[1200/630] w-24 rounded-control border border-line" />
          {progress !== null && (
            <div className="absolute -right-2 -bottom-3 rounded-full border border-line bg-surface p-0.5">
              <ProgressRing done={progress.finished} of={progress.all} label="Your progress" />
            </div>
          )}
        </div>
      </div>
      <p className="line-clamp-6 text-sm text-text-muted wrap-anywhere">{summary}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-text-muted">
        <Badge tone={LEVEL_TONES[level]}>{LEVEL_LABELS[level]}</Badge>
        <span className="tabular">{lessonCount === 1 ? '1 lesson' : `${lessonCount} lessons`}</span>
        <span className="tabular">{durationText(minutes)}</span>
        {rating !== null && <Rating rating={rating} count={ratingCount} />}
        {enrolledCount > 0 && <span className="tabular">{enrolledCount === 1 ? '1 learner' : `${enrolledCount} learners`}</span>}
      </p>
      <ul className="flex flex-wrap content-start gap-2" aria-label="Skills">
        {skills.map((skill) => (
          <li key={skill} className="badge bg-sunken text-text-muted">
            {skill}
          </li>
        ))}
      </ul>
      <details className="group/topics text-sm">
        <summary className="flex min-h-9 w-fit cursor-pointer list-none items-center gap-2 text-text-muted pointer-coarse:min-h-11">
          <span className="flex-none transition-transform group-open/topics:rotate-90">
            <Icon of={chevronRightIcon} small />
          </span>
          {topics.length === 1 ? '1 topic' : `${topics.length} topics`}
          <VisuallyHidden>{` of ${title}`}</VisuallyHidden>
        </summary>
        <TopicList hrefOf={(lesson) => lessonPath(slug, lesson)} topics={topics} finished={enrollment?.finished ?? []} />
      </details>
    </article>
  )
}
