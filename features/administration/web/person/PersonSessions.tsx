import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { AdminReasonDialog } from '../AdminReasonDialog.tsx'
import type { Detail } from './PersonDetail.tsx'

const EndPersonSessions = graphql(`
  mutation EndPersonSessions($personId: ID!, $sessionId: ID, $reason: String!) { endPersonSessions(personId: $personId, sessionId: $sessionId, reason: $reason) }
`)

/** The devices on which a person is logged in; each can be logged out, or all. */
export function PersonSessions({ person, sessions, onChange }: Pick<Detail, 'person' | 'sessions'> & { onChange: () => void }) {
  const [pending, setPending] = useState<{ sessionId: string | null; browser: string } | null>(null)
  const end = useMutation(EndPersonSessions, {
    onSuccess: () => {
      setPending(null)
      onChange()
    },
  })
  if (sessions.length === 0) return <p className="text-sm text-text-muted">Not logged in anywhere.</p>
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {sessions.map(({ id, browser, startedAt, usedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 text-sm">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{browser === '' ? 'Unknown browser' : browser}</span>
              <span className="text-text-muted">
                Logged in <TimeAgo at={startedAt} />, last used <TimeAgo at={usedAt} />
              </span>
            </span>
            <Button small onClick={() => setPending({ sessionId: id, browser })}>
              Log out
            </Button>
          </li>
        ))}
      </ul>
      <Button className="justify-self-start" onClick={() => setPending({ sessionId: null, browser: '' })}>
        Log out everywhere
      </Button>
      {pending !== null && (
        <AdminReasonDialog
          title={`Log out ${person.name}`}
          action="Log out"
          danger
          busy={end.isPending}
          refusal={end.error}
          onSend={(reason) => end.mutate({ personId: person.id, sessionId: pending.sessionId, reason })}
          onClose={() => {
            end.reset()
            setPending(null)
          }}
        >
          {pending.sessionId === null ? 'They are logged out on all devices and can log in again.' : `They are logged out of ${pending.browser === '' ? 'this browser' : pending.browser} and can log in again.`}
        </AdminReasonDialog>
      )}
    </>
  )
}
