import { sql, type Db } from '#platform/server/database/sql.ts'

type Action = 'course.archived' | 'course.restored' | 'certificate.revoked' | 'certificate.restored'

/** Whether the last one of these actions on a target was this one, by this person and with this reason: then it is sent again, because its answer was lost. */
export async function isRepeated(db: Db, { action, among, id, actorId, reason }: { action: Action; among: readonly Action[]; id: string; actorId: string | undefined; reason: string }): Promise<boolean> {
  const { rows } = await sql<{ is_same: boolean }>`select deed = ${action} and actor_id = ${actorId ?? null} and reason = ${reason} as is_same
    from audit_log where target_id = ${id} and deed = any (${[...among]}) order by id desc limit 1`.execute(db)
  return rows[0]?.is_same === true
}
