import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { problemPath } from '#features/practice/rules/paths.ts'
import type { LessonData } from './LessonPage.tsx'

interface Props {
  lesson: Pick<LessonData, 'problems'>
  /** Whether all of them are solved. */
  isDone?: boolean
}

/** The problems of a practice lesson; the first is the main action until the lesson is done. */
export function PracticeList({ lesson: { problems }, isDone = false }: Props) {
  if (problems.length === 0) return <p className="text-sm text-text-muted">{isDone ? 'The problems of this lesson are no longer published. It counts as done.' : 'The problems of this lesson are no longer published.'}</p>
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{problems.length === 1 ? 'Solve this problem' : 'Solve these problems'}</h2>
      <ul className="grid gap-2">
        {problems.map(({ slug, title, difficulty }, at) => (
          <li key={slug}>
            <div className="card flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4">
              <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium wrap-anywhere">{title}</span>
                <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
              </span>
              <ButtonLink variant={at === 0 && !isDone ? 'primary' : 'plain'} to={problemPath(slug)}>
                {isDone ? 'Open problem' : 'Solve problem'}
                <VisuallyHidden>{title}</VisuallyHidden>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm text-text-muted">{isDone ? 'Your solutions were accepted. This lesson is done.' : 'This lesson is done once your solutions are accepted. Earlier solutions count, too.'}</p>
    </section>
  )
}
