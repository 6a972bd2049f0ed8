import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { monitorIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { FormTrouble } from './FormTrouble.tsx'

const EndSession = graphql(`
  mutation EndSession($sessionId: ID!) { endSession(sessionId: $sessionId) }
`)

export interface OpenSession {
  id: string
  browser: string
  startedAt: string
  usedAt: string
  isThisOne: boolean
}

/** One browser in which the person is logged in, and the button that ends it. */
export function SessionRow({ session, onEnded }: { session: OpenSession; onEnded: () => void }) {
  const { mutate, isPending, error } = useMutation(EndSession)
  const end = () => {
    mutate({ sessionId: session.id }, { onSuccess: () => onEnded() })
  }
  return (
    <li className="grid gap-3 px-4 py-3">
      <div className="flex items-center gap-3">
        <span className="text-text-muted">
          <Icon of={monitorIcon} />
        </span>
        <div className="min-w-0 flex-1 text-sm">
          <p className="font-medium">{session.browser}</p>
          <p className="text-text-muted">
            Logged in <TimeAgo at={session.startedAt} />
            {!session.isThisOne && (
              <>
                , last used <TimeAgo at={session.usedAt} />
              </>
            )}
          </p>
        </div>
        {session.isThisOne ? (
          <Badge tone="accent">This device</Badge>
        ) : (
          <Button
            small
            busy={isPending}
            busyText="Logging out..."
            aria-label={`Log out ${session.browser}`}
            onClick={end}
          >
            Log out
          </Button>
        )}
      </div>
      {error !== null && error.code !== 'NOT_FOUND' && <FormTrouble trouble={{ says: error.message }} />}
    </li>
  )
}
