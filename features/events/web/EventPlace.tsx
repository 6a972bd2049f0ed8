import { ExternalLink } from '#platform/web/ui/ExternalLink.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { mapPinIcon, videoIcon } from '#platform/web/ui/icons.ts'
import { mapLink } from '../rules/calendar-links.ts'
import type { EventData } from './EventPage.tsx'

/** Where an event takes place: a link to a map, and that it can be followed online. */
export function EventPlace({ event: { place, isOnline, recurrence }, isOpen }: { event: Pick<EventData, 'place' | 'isOnline' | 'recurrence'>; isOpen: boolean }) {
  return (
    <div className="grid gap-1 text-sm text-text-muted">
      {place !== '' && (
        <p className="tally items-start!">
          <Icon of={mapPinIcon} small />
          <ExternalLink to={mapLink(place)}>{place}</ExternalLink>
        </p>
      )}
      {isOnline && (
        <p className="tally">
          <Icon of={videoIcon} small />
          {place === '' ? 'Online' : 'Also online'}
          {isOpen && (recurrence === null ? '. People who are going get the link.' : '. People who are going to a date get its link.')}
        </p>
      )}
    </div>
  )
}
