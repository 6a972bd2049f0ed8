import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { downloadCsv } from '#platform/web/download-csv.ts'
import { request } from '#platform/web/graphql/request.ts'
import { changeText, nobodyText, proposerOf } from '../rules/audit-details.ts'
import { AuditLogQuery } from './audit-log-query.ts'
import type { AuditSearch } from './audit-address.ts'

type AuditEntry = ResultOf<typeof AuditLogQuery>['auditLog']['items'][number]

/** A download has at most this many entries. */
export const MAX_ENTRIES = 5_000

/** Saves the entries that a search finds as a CSV file, the latest first. Returns whether there were more than a file takes. */
export async function downloadAuditLog(search: AuditSearch): Promise<boolean> {
  const entries: AuditEntry[] = []
  let after: string | null = null
  do {
    const { auditLog }: ResultOf<typeof AuditLogQuery> = await request(AuditLogQuery, { ...search, after })
    entries.push(...auditLog.items)
    after = auditLog.next
  } while (after !== null && entries.length < MAX_ENTRIES)
  downloadCsv('Audit log', auditRows(entries.slice(0, MAX_ENTRIES)))
  return after !== null
}

/** Entries as rows of a table, under their titles. Times are in UTC. */
export function auditRows(entries: readonly AuditEntry[]): string[][] {
  const rows = entries.map(({ doneAt, actorName, actorUsername, actorRole, actionText, targetName, targetPerson, reason, details }) => [
    String(doneAt), whoText(actorName ?? nobodyText(actorRole), proposerOf(details)), actorUsername ?? '', actorRole ?? '', actionText, targetPerson ?? targetName, targetPerson === null ? '' : targetName, reason, changeText(details),
  ])
  return [['When', 'Who', 'Username', 'Role', 'Action', 'Target', 'Target username', 'Reason', 'Change'], ...rows]
}

const whoText = (actor: string, proposer: string | null): string => [actor, ...(proposer === null ? [] : [proposer])].join(' and ')
