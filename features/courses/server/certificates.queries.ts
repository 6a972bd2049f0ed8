import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'

export interface CertificateRow {
  id: string
  person_id: string
  username: string
  course_id: string
  course_slug: string
  person_name: string
  course_title: string
  minutes: number
  skills: string[]
  issued_at: Date
  revoked_at: Date | null
  revoked_reason: string | null
}

/** Issues the certificate of a person for a course, with the names as they are now. Returns the one there is when it was issued before. */
export async function insertCertificate(db: Db, { id, personId, courseId, at }: { id: string; personId: string; courseId: string; at: Date }): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into certificates (id, person_id, course_id, version, person_name, course_title, minutes, skills, issued_at)
    select ${id}, p.id, c.id, c.version, p.name, c.title, c.minutes, c.skills, ${at} from people p, courses c where p.id = ${personId} and c.id = ${courseId}
    on conflict (person_id, course_id) do update set person_id = excluded.person_id returning id`.execute(db)
  return rows[0]!.id
}

const CERTIFICATE = `k.id, k.person_id, p.username, k.course_id, c.slug as course_slug, k.person_name, k.course_title, k.minutes, k.skills, k.issued_at, k.revoked_at, k.revoked_reason
  from certificates k join people p on p.id = k.person_id join courses c on c.id = k.course_id`
const one = prepared<CertificateRow>('certificate', `select ${CERTIFICATE} where k.id = $1`)
const own = prepared<CertificateRow>('certificates-of-person', `select ${CERTIFICATE} where k.person_id = $1 order by k.issued_at desc limit 100`)

export const findCertificate = (database: Pick<Database, 'pool'>, id: string) => one.first(database, [id])
export const listCertificates = (database: Pick<Database, 'pool'>, personId: string) => own.all(database, [personId])

/** Makes a revoked certificate valid again; false when it is valid. */
export async function saveRestored(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`update certificates set revoked_at = null, revoked_reason = null where id = ${id} and revoked_at is not null returning id`.execute(db)
  return rows.length > 0
}

/** Revokes a certificate; false when it was revoked before. */
export async function saveRevoked(db: Db, id: string, { reason, at }: { reason: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`update certificates set revoked_at = ${at}, revoked_reason = ${reason} where id = ${id} and revoked_at is null returning id`.execute(db)
  return rows.length > 0
}
