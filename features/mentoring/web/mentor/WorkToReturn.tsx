import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { workPath } from '../../rules/paths.ts'
import { WorkToReturnQuery } from '../group-query.ts'

/** The texts of all groups that wait for the mentor, the longest waiting first; nothing without any. */
export function WorkToReturn() {
  const work = useQuery(WorkToReturnQuery, {}).data?.workToReturn ?? []
  if (work.length === 0) return null
  return (
    <div id="to-return">
    <Section title={`To return (${work.length})`}>
      <ul className="overflow-hidden rounded-card border border-line bg-surface">
        {work.map((one) => (
          <li key={one.assignmentId + one.learnerId} className="relative flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-line px-4 py-2.5 not-first:border-t hover:bg-sunken">
            <a className="min-w-0 flex-1 basis-60 wrap-anywhere after:absolute after:inset-0" href={workPath(one)}>
              <span className="font-medium">{one.learner}</span>: {one.title}
            </a>
            {one.isLate && <Badge tone="warning">Late</Badge>}
            <span className="text-sm text-text-muted wrap-anywhere">
              {one.group}, <TimeAgo at={String(one.handedInAt)} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
    </div>
  )
}
