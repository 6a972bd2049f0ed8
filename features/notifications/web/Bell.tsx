import { Suspense, useRef, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useSubscription } from '#platform/web/data/use-subscription.ts'
import { usePathname } from '#platform/web/pages/navigation.ts'
import { bellIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { applyUpdate } from '../rules/inbox.ts'
import { updateInbox } from './inbox-cache.ts'
import { InboxQuery, NoteFields } from './inbox-query.ts'
import { useInbox } from './use-inbox.ts'

const fetchList = () => import('./BellList.tsx')
const BellList = lazyPart(() => fetchList().then((module) => module.BellList))

const InboxChanged = graphql(
  `
  subscription InboxChanged($after: Int!) {
    notificationsChanged(after: $after) { sequence unreadCount changed { ...NoteFields } removedIds isComplete }
  }
`,
  [NoteFields],
)

const MOST = 99

/** The bell with the live unread count; a press shows the latest notifications. */
export function Bell() {
  const { inbox, error, refetch } = useInbox()
  const pathname = usePathname()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useSubscription(InboxChanged, inbox === null ? null : () => ({ after: inbox.sequence }), {
    onData: ({ notificationsChanged: news }, cache) =>
      news.isComplete ? updateInbox(cache, (known) => applyUpdate(known, news)) : cache.invalidateQueries(InboxQuery),
  })
  const unread = inbox?.unread ?? 0
  const near = () => void fetchList().catch(() => {})
  // Opening another page closes the list.
  const isOpen = openAt === pathname
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button-ghost button-icon relative"
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-tip="Notifications"
        onPointerEnter={near}
        onFocus={near}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        <Icon of={bellIcon} />
        {unread > 0 && (
          <span aria-hidden="true" className="tabular absolute top-0.5 right-0.5 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem]/4.5 font-semibold text-on-accent">
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <BellList
            inbox={inbox}
            error={error}
            onRetry={refetch}
            anchor={button}
            onClose={(giveBackFocus) => {
              setOpenAt(null)
              if (giveBackFocus) button.current?.focus()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
