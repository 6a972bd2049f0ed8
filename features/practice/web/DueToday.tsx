import { useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { UnbrokenTitle } from '#platform/web/ui/UnbrokenTitle.tsx'
import { DueTodayQuery } from './daily/daily-query.ts'

const SHOWN = 3
const EXPLANATION = 'Solved problems come back for review so you remember them.'

/** The problems that a member should solve again today. Visitors see an explanation. */
export function DueToday() {
  return (
    <Card as="section" labelledBy="due-today" className="grid grid-cols-1 content-start gap-3">
      <h2 id="due-today" className="text-lg">
        Reviews due today
      </h2>
      <DueList />
    </Card>
  )
}

function DueList() {
  const session = useSession()
  const [isWhole, showAll] = useState(false)
  const { data, error, refetch } = useQuery(DueTodayQuery, session === null ? null : {})
  if (data === undefined) {
    return error !== null ? (
      <ErrorMessage message={error.message} onRetry={refetch} />
    ) : (
      <>
        <p className="text-sm text-text-muted in-data-[session=in]:hidden">{EXPLANATION}</p>
        <Skeleton className="hidden h-10 in-data-[session=in]:block" />
      </>
    )
  }
  const due = data.dueProblems
  if (due.length === 0) return <p className="text-sm text-text-muted">Nothing due today. {EXPLANATION}</p>
  return (
    <>
      <ul className="grid grid-cols-1 gap-1">
        {(isWhole ? due : due.slice(0, SHOWN)).map(({ title, path, difficulty }) => (
          <li key={path} className="flex items-center justify-between gap-3 text-sm">
            <a className="flex min-h-9 min-w-0 items-center hover:underline pointer-coarse:min-h-11" href={path}>
              <span className="min-w-0 wrap-anywhere"><UnbrokenTitle title={title} /></span>
            </a>
            <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
          </li>
        ))}
      </ul>
      {due.length > SHOWN && (
        <Button small variant="ghost" className="justify-self-start" aria-expanded={isWhole} onClick={() => showAll(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show ${due.length - SHOWN} more due today`}
        </Button>
      )}
    </>
  )
}
