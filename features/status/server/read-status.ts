import type { Context } from '#platform/server/context.ts'
import { fillDays, firstDayOf, isStale, type DayCount, type PartState } from '../rules/status.ts'
import { measuredParts, type PartRow } from './status.queries.ts'

/** A part as the status page shows it. */
export interface PartStatus {
  name: string
  label: string
  sentence: string
  /** Null: it was not measured lately. */
  state: PartState | null
  since: Date | null
  checkedAt: Date | null
  days: DayCount[]
}

export interface SiteStatus {
  firstDay: string
  parts: PartStatus[]
}

/** The state of all parts, in their order. */
export async function readStatus(context: Context): Promise<SiteStatus> {
  const now = context.clock.now()
  const firstDay = firstDayOf(now)
  const rows = new Map((await measuredParts.all(context.database, [firstDay])).map((row) => [row.part, row]))
  const parts = [...context.contributions.to('statusParts')].sort(([, one], [, other]) => one.position - other.position)
  return { firstDay, parts: parts.map(([name, { label, sentence }]) => ({ name, label, sentence, ...stateOf(rows.get(name), now), days: fillDays(firstDay, rows.get(name)?.days ?? []) })) }
}

function stateOf(row: PartRow | undefined, now: Date): Pick<PartStatus, 'state' | 'since' | 'checkedAt'> {
  if (row === undefined) return { state: null, since: null, checkedAt: null }
  if (isStale(row.checked_at, now)) return { state: null, since: null, checkedAt: row.checked_at }
  return { state: row.state, since: row.since, checkedAt: row.checked_at }
}
