import { sql, type Db } from './database/sql.ts'

export interface AuditEntry {
  actorId: string | null
  actorRole: string
  deed: string
  targetId: string | null
  targetName: string
  reason: string
  details: object
  at: Date
}

export async function insertAuditEntry(db: Db, entry: AuditEntry): Promise<void> {
  await sql`insert into audit_log (done_at, actor_id, actor_role, deed, target_id, target_name, reason, details)
    values (${entry.at}, ${entry.actorId}, ${entry.actorRole}, ${entry.deed}, ${entry.targetId}, ${entry.targetName},
      ${entry.reason}, ${JSON.stringify(entry.details)}::jsonb)`.execute(db)
}
