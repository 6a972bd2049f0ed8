/** The form in which a mentor edits an office hour. */
export interface SlotForm {
  startsAt: string
  fold: 'earlier' | 'later' | null
  timeZone: string
  minutes: string
  about: string
  place: string
  onlineUrl: string
}

type SentFields = Partial<Omit<SlotForm, 'minutes'> & { minutes: number }>

const TEXTS = ['about', 'place', 'onlineUrl'] as const

/**
 * What an edit sends: the fields that were changed. The time is one field; it and the length stay
 * once a learner has booked it. A series without a change is made like its first one. Null: there is nothing to save.
 */
export function slotChangesOf(base: SlotForm, form: SlotForm, { isBooked, isSeries }: { isBooked: boolean; isSeries: boolean }): SentFields | null {
  const { startsAt, fold, timeZone, minutes, about, place, onlineUrl } = form
  const isMoved = !isBooked && (startsAt !== base.startsAt || fold !== base.fold || timeZone !== base.timeZone)
  const changed = TEXTS.filter((name) => form[name] !== base[name])
  const isResized = !isBooked && minutes !== base.minutes
  if (!isMoved && !isResized && changed.length === 0) return isSeries ? { about, place, onlineUrl } : null
  return { ...(isMoved && { startsAt, fold, timeZone }), ...(isResized && { minutes: Number(minutes) }), ...Object.fromEntries(changed.map((name) => [name, form[name]])) }
}
