import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { jobPath } from '../rules/paths.ts'
import type { JobDetails } from './JobPage.tsx'

const EarlierQuery = graphql(`
  query EarlierApplications($id: ID!) { earlierApplications(id: $id) { jobId role stage movedAt } }
`)

/** Whether the viewer has applied to this company before. */
export function EarlierApplications({ job: { id, company } }: { job: JobDetails }) {
  const isMember = useSession() !== null
  const earlier = useQuery(EarlierQuery, isMember ? { id } : null).data?.earlierApplications ?? []
  if (earlier.length === 0) return null
  return (
    <section aria-label="Earlier applications" className="card grid gap-2 text-sm">
      <h2 className="font-medium">You know {company}</h2>
      <ul className="grid gap-1">
        {earlier.map(({ jobId, role, stage, movedAt }) => (
          <li key={jobId} className="wrap-anywhere">
            <a className="link" href={jobPath({ id: jobId, role, company })}>
              {role}
            </a>
            : {stage}, <TimeAgo at={movedAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}
