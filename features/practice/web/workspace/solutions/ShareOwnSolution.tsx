import { useQuery } from '#platform/web/data/use-query.ts'
import { OwnSubmissionsQuery } from '../OwnSubmissions.tsx'
import { ShareSolution } from './ShareSolution.tsx'

/** Shares the member's latest accepted submission. */
export function ShareOwnSolution({ slug }: { slug: string }) {
  const { data } = useQuery(OwnSubmissionsQuery, { problem: slug, after: null })
  if (data === undefined) return null
  const accepted = data.ownSubmissions.items.find(({ verdict }) => verdict === 'Accepted')
  if (accepted === undefined) return <p className="text-sm text-text-muted">Solve the problem to share your own.</p>
  return (
    <div>
      <ShareSolution submissionId={accepted.id} />
    </div>
  )
}
