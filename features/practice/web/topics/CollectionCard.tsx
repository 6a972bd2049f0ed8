import { Illustration } from '#platform/web/ui/Illustration.tsx'
import type { CollectionCardData, Progress } from './collection-query.ts'
import { CollectionProgress } from './CollectionProgress.tsx'
import { motifOfCollection } from './illustrated.ts'

interface Props {
  collection: CollectionCardData
  to: string
  progress: Progress | undefined
  /** The level of its heading. */
  heading: 'h2' | 'h3'
  /** Without its illustration: the topics of a group would have the same one. */
  isPlain?: boolean
}

/** A topic or a track in a list, with the member’s progress. */
export function CollectionCard({ collection, to, progress, heading: Heading, isPlain = false }: Props) {
  const { title, description, count, levels } = collection
  const isBegun = progress !== undefined && progress.solved > 0 && !progress.isComplete
  return (
    <article className="card card-pressable flex h-full flex-col gap-3">
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <Heading className="text-base wrap-anywhere">
            <a className="card-link" href={to}>
              {title}
            </a>
          </Heading>
          <p className="tabular text-sm text-text-muted">
            {count === 1 ? '1 problem' : `${count} problems`}: {levels.map(({ level, count }) => `${count} ${level.toLowerCase()}`).join(', ')}
          </p>
        </div>
        {!isPlain && <Illustration motif={motifOfCollection(collection)} seed={title} className="aspect-[1200/630] w-24 flex-none rounded-control border border-line" />}
      </div>
      <p className="line-clamp-3 text-sm text-text-muted wrap-anywhere">{description}</p>
      {progress !== undefined && (
        <div className="mt-auto flex items-end gap-4">
          <div className="min-w-0 flex-1">
            <CollectionProgress progress={progress} label={`${title}: your progress`} />
          </div>
          {isBegun && <span className="flex-none text-sm font-medium text-accent">Continue</span>}
        </div>
      )}
    </article>
  )
}
