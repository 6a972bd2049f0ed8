import { useQuery } from '#platform/web/data/use-query.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { ownWorkPath } from '../rules/paths.ts'
import { DueSoonQuery } from './due-soon-query.ts'

const noteOf = ({ isToRevise, hasComment }: { isToRevise: boolean; hasComment: boolean }) => (isToRevise ? 'your mentor requested a revision' : hasComment ? 'with a comment' : 'graded')

/** Work that came back to the learner and waits to be opened, or to be handed in again; nothing without any. */
export function ReturnedWork() {
  const returned = useQuery(DueSoonQuery, {}).data?.returnedWork ?? []
  if (returned.length === 0) return null
  return (
    <section aria-label="Returned work">
      <ul className="overflow-hidden rounded-card border border-accent bg-surface">
        {returned.map((work) => (
          <li key={work.assignmentId} className="relative flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line px-4 py-2.5 not-first:border-t hover:bg-sunken">
            <a className="min-w-0 font-medium wrap-anywhere after:absolute after:inset-0" href={ownWorkPath(work)}>
              Returned: {work.title}
            </a>
            <span className="text-sm text-text-muted wrap-anywhere">
              {work.group}, {noteOf(work)}, <TimeAgo at={String(work.returnedAt)} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
