import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { AUDIT_KINDS, type AuditKind } from '../rules/audit-kinds.ts'

/** The filters of the audit log, as they stand in the address. Days are in the time zone of the browser; empty texts filter nothing. */
export interface AuditFilters {
  q: string
  person: string
  from: string
  to: string
  /** A kind of entry; `all`: also what members do with their own accounts. */
  show: string
}

/** The filters as the server takes them. */
export interface AuditSearch {
  q: string | null
  person: string | null
  from: string | null
  to: string | null
  kind: AuditKind | null
  isComplete: boolean
}

export const auditFilters = (search: URLSearchParams): AuditFilters => ({
  q: search.get('q') ?? '', person: search.get('person') ?? '', from: dayIn(search.get('from')), to: dayIn(search.get('to')), show: search.get('show') ?? '',
})

/** The address of the log without filters. What is shown besides admin actions stays. */
export const clearedAddress = (path: string, search: URLSearchParams): string => changedAddress(path, search, { q: null, person: null, from: null, to: null, ...(search.get('show') !== 'all' && { show: null }) })

/** What the server searches for: both days belong to the span. */
export const auditSearch = ({ q, person, from, to, show }: AuditFilters): AuditSearch => ({
  q: q === '' ? null : q,
  person: person === '' ? null : person,
  from: from === '' ? null : startOfDay(from, 0),
  to: to === '' ? null : startOfDay(to, 1),
  kind: AUDIT_KINDS.find((kind) => kind === show) ?? null,
  isComplete: show === 'all',
})

/** Whether entries are left out; all of them with the tokens of members are more than usual. */
export const areFiltered = ({ show, ...others }: AuditFilters): boolean => (show !== '' && show !== 'all') || Object.values(others).some((value) => value !== '')

/** Whether a day can be searched for, or is none. While a year is typed, it begins with zeros. */
export const isWholeYear = (day: string): boolean => day === '' || /^[1-9]/.test(day)

/** Whether the span ends before it begins. */
export const isBackwards = ({ from, to }: Pick<AuditFilters, 'from' | 'to'>): boolean => from !== '' && to !== '' && from > to

/** A day of the address; empty if it is none. */
const dayIn = (text: string | null): string => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '')

/** The instant at which a day begins in the time zone of the browser, or one that is some days later. */
function startOfDay(day: string, later: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(year, month - 1, date + later).toISOString()
}
