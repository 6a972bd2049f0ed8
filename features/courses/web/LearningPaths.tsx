import { Illustration } from '#platform/web/ui/Illustration.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { differentMotifs } from '#features/people/rules/motifs.ts'
import { learningPathPath } from '../rules/paths.ts'
import type { Enrollment } from './enrollments.ts'

interface Props {
  paths: readonly { slug: string; title: string; summary: string; courseCount: number; courses: readonly string[] }[]
  /** Null for visitors. */
  enrollments: readonly Enrollment[] | null
}

/** The learning paths above the courses, with the progress of a learner: an answer to "where do I start?". */
export function LearningPaths({ paths, enrollments }: Props) {
  const motifs = differentMotifs(paths.map(({ title }) => title))
  return (
    <section aria-labelledby="learning-paths" className="grid gap-3">
      <h2 id="learning-paths" className="text-lg">
        Where to start
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {paths.map(({ slug, title, summary, courseCount, courses }, at) => {
          const taken = enrollments?.filter((one) => courses.includes(one.slug)) ?? []
          const finished = taken.filter(({ finishedAt }) => finishedAt !== null).length
          return (
            <li key={slug}>
              <a className="card card-pressable grid h-full grid-rows-[auto_auto_1fr_auto] gap-1.5 overflow-hidden p-4" href={learningPathPath(slug)}>
                <Illustration motif={motifs[at]!} seed={title} className="-mx-4 -mt-4 mb-2 aspect-[3/1] w-[calc(100%+2rem)] border-b border-line" />
                <span className="font-medium wrap-anywhere">{title}</span>
                <span className="text-sm text-text-muted wrap-anywhere">{summary}</span>
                <span className="tabular grid gap-2 text-sm text-text-muted">
                  {taken.length === 0 ? `${courseCount} courses` : `${finished} of ${courseCount} courses finished`}
                  {taken.length > 0 && <ProgressBar share={finished / Math.max(1, courseCount)} />}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
