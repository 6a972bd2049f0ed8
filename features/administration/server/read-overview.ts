import { z } from 'zod'
import { parse } from '#platform/rules/parse.ts'
import { countAuditEntries, listAuditEntries, type AuditFilter, type AuditRow } from '#platform/server/audit.queries.ts'
import type { Context } from '#platform/server/context.ts'
import { COMMUNITY_RULES } from '#features/people/rules/community-rules.ts'
import { kindOfAction, type AuditKind } from '../rules/audit-kinds.ts'
import { MAX_COUNTED } from '../rules/count-text.ts'
import { listPeopleCalled } from './audit-people.queries.ts'
import { parkedTasks, siteHealth, type HealthRow, type ParkedTaskRow } from './health.queries.ts'

export interface AuditPage {
  items: AuditRow[]
  next: string | null
  /** What was searched for; null if no account has the name. */
  filter: AuditFilter | null
}

const PAGE = 50
const cursor = z.object({ after: z.uuid('This page of the list no longer exists.').nullable() })

/** What members do with their own account. It is not an admin action, and shown only on request. */
const OWN_ACTIONS = ['access-token.created', 'access-token.revoked']

export interface AuditSearch {
  after: string | null
  q: string | null
  person: string | null
  from: string | null
  to: string | null
  kind: AuditKind | null
  isComplete: boolean
}

/** One page of the audit log, newest first, after the entry with this id. */
export async function readAuditLog(context: Context, { after, isComplete, person, kind, ...search }: AuditSearch): Promise<AuditPage> {
  const personIds = person === null ? null : await listPeopleCalled(context.db, person)
  if (personIds?.length === 0) return { items: [], next: null, filter: null }
  const actions = kind === null ? null : [...context.contributions.to('auditActions').keys()].filter((action) => kindOfAction(action) === kind)
  const labels = { ...Object.fromEntries(COMMUNITY_RULES.map(({ name, label }) => [name, label])), ...Object.fromEntries(context.contributions.to('auditActions')) }
  const filter = { personIds, actions, labels, ...search, without: isComplete ? [] : OWN_ACTIONS }
  const rows = await listAuditEntries(context.db, { ...filter, after: parse(cursor, { after }).after, count: PAGE + 1 })
  const items = rows.slice(0, PAGE)
  return { items, next: rows.length > PAGE ? items.at(-1)!.id : null, filter }
}

/** How many entries a search finds, at most 10,000. */
export const countEntries = async (context: Context, { filter }: AuditPage): Promise<number> => (filter === null ? 0 : countAuditEntries(context.db, filter, MAX_COUNTED))

export interface SiteHealth {
  row: HealthRow
  parked: ParkedTaskRow[]
  room: { free: number; whole: number } | null
}

const WEEK_MS = 7 * 24 * 3600 * 1000

/** The state of the site: queues, failed tasks, disk space and growth. */
export async function readHealth(context: Context): Promise<SiteHealth> {
  const weekAgo = new Date(context.clock.now().getTime() - WEEK_MS)
  const [row, parked, room] = await Promise.all([
    siteHealth.first(context.database, [weekAgo]),
    parkedTasks.all(context.database, []),
    context.files.room(),
  ])
  return { row: row!, parked, room }
}
