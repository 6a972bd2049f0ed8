import { useId } from 'react'
import { Card } from '#platform/web/ui/Card.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { NOTIFICATIONS_PATH } from '../rules/paths.ts'
import { NO_NOTIFICATIONS, NONE_UNREAD, unreadLine } from '../rules/texts.ts'
import { LatestNotes } from './LatestNotes.tsx'
import { useInbox } from './use-inbox.ts'

const MOST = 3

/** The home page's card for a member: the latest unread notifications, and a link to all. */
export function NotificationsCard() {
  const id = useId()
  const { inbox, error } = useInbox()
  const unread = inbox?.notes.filter(({ read }) => !read) ?? []
  return (
    <Card as="section" labelledBy={id} className="grid content-start gap-3">
      <header className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-lg">
          Notifications
        </h2>
        <a className="link -my-3 py-3 text-sm" href={NOTIFICATIONS_PATH}>
          View All
        </a>
      </header>
      {inbox === null && error === null ? (
        <div className="grid gap-3" role="status" aria-label="Loading your notifications">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      ) : (
        <p className="text-sm text-text-muted">{error?.message ?? lineOf(inbox!.unread, inbox!.notes.length)}</p>
      )}
      {unread.length > 0 && (
        <div className="-mx-4">
          <LatestNotes notes={unread.slice(0, MOST)} />
        </div>
      )}
    </Card>
  )
}

const lineOf = (unread: number, all: number) => (all === 0 ? NO_NOTIFICATIONS : unread === 0 ? NONE_UNREAD : unreadLine(unread))
