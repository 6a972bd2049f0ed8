import { useRef } from 'react'
import { definePage } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { MARK_ALL_READ, NO_NOTIFICATIONS, unreadLine } from '../rules/texts.ts'
import { useInboxChanges } from './inbox-changes.ts'
import { NoteList } from './NoteList.tsx'
import { useInbox } from './use-inbox.ts'

const SENTENCE = 'Replies, likes, follows and badges'

/** A member's notifications (specification, section 2: Notifications). */
function NotificationsPage() {
  const isMounted = useMounted()
  const session = useSession()
  const { inbox, error, refetch } = useInbox()
  const { markAll } = useInboxChanges()
  const line = useRef<HTMLParagraphElement>(null)
  const isMember = isMounted && session !== null
  const unread = inbox?.unread ?? 0
  return (
    <Page
      title="Notifications"
      sentence={SENTENCE}
      action={
        isMember && (
          <Button disabledBecause={unread === 0 ? 'No unread notifications' : null} onClick={() => inbox && markAll(inbox.sequence)}>
            {MARK_ALL_READ}
          </Button>
        )
      }
    >
      <div className="grid max-w-[48rem] gap-4">
        {isMember && (
          <p ref={line} role="status" tabIndex={-1} className="tabular min-h-6 text-sm text-text-muted outline-none">
            {inbox !== null && unreadLine(unread)}
          </p>
        )}
        {isMounted && session === null ? (
          <Visitor />
        ) : inbox !== null ? (
          inbox.notes.length === 0 && inbox.next === null ? (
            <EmptyState text={NO_NOTIFICATIONS} hint="Likes, replies, new followers and badges will appear here." />
          ) : (
            <NoteList inbox={inbox} onGone={() => line.current?.focus()} />
          )
        ) : error !== null ? (
          <ErrorState text="We couldn’t load your notifications." hint={error.message} onRetry={refetch} />
        ) : (
          <Waiting />
        )}
      </div>
    </Page>
  )
}

function Visitor() {
  return (
    <EmptyState
      text="Log in to see your notifications"
      action={<LogInButton />}
    />
  )
}

const Waiting = () => (
  <div className="grid gap-px" role="status" aria-label="Loading your notifications">
    {['a', 'b', 'c', 'd'].map((row) => (
      <Skeleton key={row} className="h-24 w-full" />
    ))}
  </div>
)

export const page = definePage({
  meta: () => ({ title: 'Notifications', description: SENTENCE, hidden: true }),
  Component: NotificationsPage,
})
