import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Illustration } from '#platform/web/ui/Illustration.tsx'
import { problemPath } from '../../rules/paths.ts'
import type { CollectionData, Progress } from './collection-query.ts'
import { CollectionProgress } from './CollectionProgress.tsx'
import { motifOfCollection } from './illustrated.ts'

interface Props {
  collection: CollectionData
  /** Undefined for visitors. */
  progress: Progress | undefined
  /** The first problem that the member has not solved; undefined if all are. */
  next: { slug: string; title: string } | undefined
  children?: ReactNode
}

/** The introduction of a topic or a track, the member’s progress, and the problem to solve next. */
export function CollectionHeader({ collection, progress, next, children }: Props) {
  const { title, description, problems } = collection
  const hasStarted = progress !== undefined && progress.solved > 0
  return (
    <header className="grid grid-cols-1 items-start gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid max-w-[64ch] grid-cols-1 justify-items-start gap-3">
        <h1 dir="auto" className="text-2xl wrap-anywhere">{title}</h1>
        <p className="text-text-muted">{description}</p>
        {hasStarted ? (
          <div className="w-full max-w-sm">
            <CollectionProgress progress={progress} label="Your progress" />
          </div>
        ) : (
          <p className="tabular text-sm text-text-muted">{problems.length === 1 ? '1 problem' : `${problems.length} problems`}</p>
        )}
        {children}
        {next !== undefined && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <ButtonLink variant="primary" to={problemPath(next.slug)}>
              {hasStarted ? 'Next problem' : 'Start'}
            </ButtonLink>
            <span className="text-sm text-text-muted wrap-anywhere">{next.title}</span>
          </div>
        )}
      </div>
      <Illustration motif={motifOfCollection(collection)} seed={title} className="aspect-[1200/630] w-64 rounded-card border border-line max-md:w-44 max-sm:hidden" />
    </header>
  )
}
