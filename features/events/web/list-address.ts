import { EVENT_TYPES, type EventType } from '../rules/events.ts'
import { EVENTS_PATH } from '../rules/paths.ts'

export const VIEWS = ['upcoming', 'calendar', 'past', 'mine'] as const
export type View = (typeof VIEWS)[number]

/** What the address of the list says. */
export interface ListState {
  view: View
  type: EventType | null
  /** A day, `2026-11-26`: from it on, or, among past events, up to it. */
  from: string | null
  /** The cursor of the page. */
  after: string | null
  /** The month of the calendar. */
  month: string | null
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null => values.find((value) => value === text) ?? null
const matching = (text: string | null, form: RegExp): string | null => (text !== null && form.test(text) ? text : null)
const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const isRealDay = (day: string) => new Date(`${day}T00:00Z`).toJSON().slice(0, 10) === day

/** Reads the query parameters of the list; invalid ones count as absent. */
export function parseListAddress(search: URLSearchParams): ListState {
  const from = matching(search.get('from'), DAY)
  return {
    view: oneOf(VIEWS, search.get('show')) ?? 'upcoming',
    type: oneOf(EVENT_TYPES, search.get('type')),
    from: from !== null && isRealDay(from) ? from : null,
    after: matching(search.get('after'), /^[\w.-]{1,80}$/),
    month: matching(search.get('month'), /^20\d\d-(0[1-9]|1[0-2])$/),
  }
}

/** The address of the list with some of it changed. A change of the filters starts at the first page. */
export function listAddress(state: ListState, change: Partial<ListState>): string {
  const { view, type, from, after, month } = { ...state, after: null, ...change }
  const search = new URLSearchParams()
  if (view !== 'upcoming') search.set('show', view)
  if (type !== null && view !== 'mine') search.set('type', type)
  if (from !== null && (view === 'upcoming' || view === 'past')) search.set('from', from)
  if (month !== null && view === 'calendar') search.set('month', month)
  if (after !== null) search.set('after', after)
  const query = search.toString()
  return query === '' ? EVENTS_PATH : `${EVENTS_PATH}?${query}`
}
