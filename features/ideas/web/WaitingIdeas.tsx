import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { dayAndTime } from '#platform/web/ui/time-words.ts'
import { SubmittedOn } from './SubmittedOn.tsx'

export const WaitingIdeasQuery = graphql(`
  query WaitingIdeas { waitingIdeas { key title email submittedAt confirmUntil } }
`)

/** The member's ideas that nobody else sees yet, because their address is not confirmed. */
export function WaitingIdeas() {
  const session = useSession()
  const waiting = useQuery(WaitingIdeasQuery, session === null ? null : {}).data?.waitingIdeas ?? []
  if (waiting.length === 0) return null
  return (
    <ul aria-label="Waiting for confirmation" className="grid grid-cols-1 gap-3">
      {waiting.map(({ key, title, email, submittedAt, confirmUntil }) => (
        <li key={key} className="grid gap-1 rounded-card border border-line bg-surface p-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium wrap-anywhere">{title}</span>
            <Badge tone="warning">Waiting for confirmation</Badge>
          </p>
          <p className="text-sm wrap-anywhere text-text-muted">
            <SubmittedOn at={String(submittedAt)} />. Only you see it. Open the link that we sent to {email} by {dayAndTime(new Date(String(confirmUntil)))} to show it to others.
          </p>
        </li>
      ))}
    </ul>
  )
}
