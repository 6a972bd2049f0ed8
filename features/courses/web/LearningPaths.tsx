import { learningPathPath } from '../rules/paths.ts'

interface Props {
  paths: readonly { slug: string; title: string; summary: string; courseCount: number }[]
}

/** The learning paths above the courses: an answer to "where do I start?". */
export function LearningPaths({ paths }: Props) {
  return (
    <section aria-labelledby="learning-paths" className="grid gap-3">
      <h2 id="learning-paths" className="text-lg">
        Where to start
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {paths.map(({ slug, title, summary, courseCount }) => (
          <li key={slug}>
            <a className="card card-pressable grid h-full content-start gap-1.5 p-4" href={learningPathPath(slug)}>
              <span className="font-medium">{title}</span>
              <span className="text-sm text-text-muted wrap-anywhere">{summary}</span>
              <span className="tabular text-sm text-text-muted">{courseCount} courses</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
