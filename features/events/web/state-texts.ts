import type { Tone } from '#platform/web/ui/Badge.tsx'
import type { EventType } from '../rules/events.ts'
import type { RsvpState } from '../rules/rsvp.ts'

export const TYPE_TONES: Record<EventType, Tone> = { workshop: 'warning', webinar: 'accent', meetup: 'success' }

/** The viewer's answer as a label. */
export const STATE_LABELS: Record<RsvpState, string> = { going: 'You’re going', maybe: 'Maybe', no: 'Not going', waiting: 'On the waiting list', offered: 'A place is available for you' }

export const STATE_TONES: Record<RsvpState, Tone> = { going: 'success', maybe: 'plain', no: 'plain', waiting: 'warning', offered: 'accent' }
