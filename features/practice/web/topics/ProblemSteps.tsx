import { UnbrokenTitle } from '#platform/web/ui/UnbrokenTitle.tsx'
import { problemPath } from '../../rules/paths.ts'
import { ProblemMarks } from '../ProblemMarks.tsx'

interface Props {
  problems: readonly { slug: string; title: string; difficulty: string }[]
  /** The number of the first one. */
  start?: number
  /** True for solved and false for tried problems, by slug. */
  progress: ReadonlyMap<string, boolean>
  /** The problem to solve next. */
  nextSlug: string | undefined
}

/** The problems of a topic, a track or a shared list in the order in which to solve them. */
export const ProblemSteps = ({ problems, start = 1, progress, nextSlug }: Props) => (
  <ol className="overflow-hidden rounded-card border border-line bg-surface" aria-label="Problems" start={start}>
    {problems.map(({ slug, title, difficulty }, at) => {
      const isSolved = progress.get(slug)
      return (
        <li key={slug} className="relative flex min-h-12 items-center gap-4 border-line px-4 py-2.5 not-first:border-t hover:bg-sunken" data-next={slug === nextSlug ? '' : undefined}>
          <span className="tabular w-6 flex-none text-right text-sm text-text-muted" aria-hidden="true">
            {start + at}
          </span>
          <a className="card-link min-w-0 flex-1 font-medium wrap-anywhere" href={problemPath(slug)} aria-current={slug === nextSlug ? 'step' : undefined}>
            <UnbrokenTitle title={title} />
          </a>
          <ProblemMarks difficulty={difficulty} isSolved={isSolved} />
        </li>
      )
    })}
  </ol>
)
