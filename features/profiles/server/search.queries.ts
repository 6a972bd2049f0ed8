import { sql, type Db } from '#platform/server/database/sql.ts'

/** A person with what everybody may see of them, for the search index. */
export interface SearchedPersonRow {
  id: string
  username: string
  name: string
  headline: string
  about: string
  /** Empty if it is not visible to everybody. */
  stack: string[]
  followers: number
}

/** These people, without those who are suspended. */
export async function loadSearchedPeople(db: Db, ids: readonly string[]): Promise<SearchedPersonRow[]> {
  const { rows } = await sql<SearchedPersonRow>`
    select p.id, p.username, p.name, p.headline, p.about, coalesce(c.followers, 0) as followers,
      array(select t.label from tech_stack t where t.person_id = p.id and not exists (
        select from profile_visibility v where v.person_id = p.id and v.section = 'stack' and v.level <> 'public') order by t.position, t.label) as stack
    from people p left join follow_counts c on c.person_id = p.id where p.id = any(${ids}::uuid[]) and p.suspended_at is null`.execute(db)
  return rows
}

/** A page of the ids of people after an id. */
export async function listPersonIds(db: Db, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from people where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
