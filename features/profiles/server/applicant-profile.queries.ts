import { sql, type Db } from '#platform/server/database/sql.ts'

/** The texts of a profile, the experience and the address. */
export interface ApplicantProfile {
  name: string
  headline: string
  about: string
  email: string
  experience: { role: string; company: string; period: string }[]
}

export async function findApplicantProfile(db: Db, personId: string): Promise<ApplicantProfile> {
  const { rows } = await sql<ApplicantProfile>`
    select p.name, p.headline, p.about, l.email, (select coalesce(jsonb_agg(jsonb_build_object('role', e.role, 'company', e.company, 'period', e.period) order by e.added_at, e.id), '[]')
      from experiences e where e.person_id = p.id) as experience
    from people p join logins l on l.person_id = p.id where p.id = ${personId}`.execute(db)
  return rows[0]!
}
