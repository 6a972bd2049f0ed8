import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { ellipsisIcon } from '#platform/web/ui/icons.ts'
import { Menu, type MenuItem } from '#platform/web/ui/Menu.tsx'
import { AddToCalendar, calendarDate } from './AddToCalendar.tsx'
import { calendarItems } from './CalendarMenu.tsx'
import type { EventCardData } from './event-fields.ts'

interface Props {
  event: EventCardData
  isGoing: boolean
  /** Takes the answer back, or the place in the waiting list. Null if there is nothing to take back. */
  onLeave: (() => void) | null
  busy: boolean
}

/** What someone who answered can do with a date: buttons where there is room, a menu on phones. */
export function AnsweredActions({ event, isGoing, onLeave, busy }: Props) {
  if (!isGoing && onLeave === null) return null
  const leaving = isGoing ? 'Can’t go' : 'Leave the waiting list'
  const leavingItem: MenuItem[] = onLeave === null ? [] : [{ label: leaving, separated: isGoing, onSelect: onLeave }]
  return (
    <>
      <div className="contents max-md:hidden">
        {isGoing && <AddToCalendar event={event} date={event} />}
        {onLeave !== null && (
          <Button busy={busy} aria-label={`${leaving}: ${event.title}`} onClick={onLeave}>
            {leaving}
          </Button>
        )}
      </div>
      <div className="md:hidden">
        <Menu
          label={`More: ${event.title}`}
          className="button button-secondary button-icon"
          trigger={<Icon of={ellipsisIcon} />}
          heading={isGoing ? 'Add to calendar' : undefined}
          items={[...(isGoing ? calendarItems(calendarDate({ event, date: event })) : []), ...leavingItem]}
        />
      </div>
    </>
  )
}
