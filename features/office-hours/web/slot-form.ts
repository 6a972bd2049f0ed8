/** The form in which a mentor edits an office hour. */
export interface SlotForm {
  startsAt: string
  fold: 'earlier' | 'later' | null
  timeZone: string
  about: string
  place: string
  onlineUrl: string
}

const TEXTS = ['about', 'place', 'onlineUrl'] as const

export const isSameForm = (one: SlotForm, other: SlotForm): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * What an edit sends: the fields that were changed, so that nothing is taken back that another window saved. The time is one field, and stays once a
 * learner has booked it. A series without a change is made like its first one. Null: there is nothing to save.
 */
export function slotChangesOf(base: SlotForm, form: SlotForm, { isBooked, isSeries }: { isBooked: boolean; isSeries: boolean }): Partial<SlotForm> | null {
  const { startsAt, fold, timeZone, about, place, onlineUrl } = form
  const isMoved = !isBooked && (startsAt !== base.startsAt || fold !== base.fold || timeZone !== base.timeZone)
  const changed = TEXTS.filter((name) => form[name] !== base[name])
  if (!isMoved && changed.length === 0) return isSeries ? { about, place, onlineUrl } : null
  return { ...(isMoved && { startsAt, fold, timeZone }), ...Object.fromEntries(changed.map((name) => [name, form[name]])) }
}
