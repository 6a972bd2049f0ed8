import { sql, type Db } from '#platform/server/database/sql.ts'

/** Actions with the one that undoes them. */
const OPPOSITES = { 'course.archived': 'course.restored', 'course.restored': 'course.archived', 'certificate.revoked': 'certificate.restored', 'certificate.restored': 'certificate.revoked' } as const

/** Whether the last such action on a target was this one and not its opposite, by this person and with this reason: then it is sent again, because its answer was lost. */
export async function isRepeated(db: Db, { action, id, actorId, reason }: { action: keyof typeof OPPOSITES; id: string; actorId: string | undefined; reason: string }): Promise<boolean> {
  const { rows } = await sql<{ is_same: boolean }>`select deed = ${action} and actor_id = ${actorId ?? null} and reason = ${reason} as is_same
    from audit_log where target_id = ${id} and deed in (${action}, ${OPPOSITES[action]}) order by id desc limit 1`.execute(db)
  return rows[0]?.is_same === true
}
