import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { placeBeside } from '#platform/web/ui/place-beside.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useDismiss } from '#platform/web/ui/use-dismiss.ts'
import type { Inbox } from '../rules/inbox.ts'
import { NOTIFICATIONS_PATH } from '../rules/paths.ts'
import { NO_NOTIFICATIONS, unreadLine } from '../rules/texts.ts'
import { LatestNotes } from './LatestNotes.tsx'

const LATEST = 5

interface Props {
  inbox: Inbox | null
  error: ApiError | null
  onRetry: () => void
  anchor: RefObject<HTMLElement | null>
  onClose: (giveBackFocus: boolean) => void
}

/** The latest notifications below the bell; Escape, a press elsewhere or following a link closes it. */
export function BellList({ inbox, error, onRetry, anchor, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isThere = inbox !== null || error !== null

  useLayoutEffect(() => {
    box.current!.showPopover()
    box.current!.focus()
  }, [])
  useLayoutEffect(() => {
    placeBeside(box.current!, anchor.current!, 'end')
  }, [anchor, isThere, inbox?.notes.length])
  useDismiss([box, anchor], () => onClose(false))
  useEffect(() => {
    const away = () => onClose(false)
    addEventListener('resize', away)
    return () => removeEventListener('resize', away)
  }, [onClose])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose(true)
  }
  return (
    // Escape is caught for all that is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      popover="manual"
      role="dialog"
      tabIndex={-1}
      aria-label="Latest notifications"
      className="popover fixed inset-auto m-0 w-[min(24rem,100vw-1rem)] p-0 outline-none"
      onKeyDown={onKeyDown}
    >
      <p className="border-b border-line px-4 py-3 text-sm text-text-muted">{inbox === null ? 'Notifications' : unreadLine(inbox.unread)}</p>
      <div className="max-h-[min(32rem,60dvh)] overflow-y-auto">
        {inbox === null ? (
          <Waiting error={error} onRetry={onRetry} />
        ) : inbox.notes.length === 0 ? (
          <p className="px-4 py-8 text-center text-sm">{NO_NOTIFICATIONS}</p>
        ) : (
          <LatestNotes notes={inbox.notes.slice(0, LATEST)} onOpen={() => onClose(false)} />
        )}
      </div>
      <div className="border-t border-line p-2">
        <a className="button button-ghost w-full" href={NOTIFICATIONS_PATH} onClick={() => onClose(false)}>
          View All
        </a>
      </div>
    </div>
  )
}

function Waiting({ error, onRetry }: Pick<Props, 'error' | 'onRetry'>) {
  if (error === null) {
    return (
      <div role="status" aria-label="Loading your notifications" className="grid gap-3 p-4">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    )
  }
  return (
    <div role="alert" className="grid justify-items-center gap-3 p-4 text-center text-sm">
      {error.message}
      <button type="button" className="button button-sm" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
