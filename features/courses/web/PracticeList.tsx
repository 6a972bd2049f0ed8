import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { problemPath } from '#features/practice/rules/paths.ts'
import type { LessonData } from './LessonPage.tsx'

/** The problems of a practice lesson. */
export function PracticeList({ lesson: { problems } }: { lesson: Pick<LessonData, 'problems'> }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{problems.length === 1 ? 'Solve this problem' : 'Solve these problems'}</h2>
      <ul className="grid gap-2">
        {problems.map(({ slug, title, difficulty }) => (
          <li key={slug}>
            <a className="card card-pressable flex items-center justify-between gap-4 p-4" href={problemPath(slug)}>
              <span className="font-medium wrap-anywhere">{title}</span>
              <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-text-muted">This lesson is done once your solutions are accepted. Earlier solutions count, too.</p>
    </section>
  )
}
