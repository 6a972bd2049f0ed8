import { sql, type Db } from '#platform/server/database/sql.ts'
import { personCard, type PersonCard } from '#features/people/server/public.ts'
import { LISTED_PROBLEMS, type ListedProblemRow } from './problem-lists.queries.ts'

/** A list that its owner shared, with the problems that a viewer has solved. */
export interface SharedListRow {
  id: string
  name: string
  owner: PersonCard
  owner_id: string
  owner_username: string
  problems: ListedProblemRow[]
}

/** The lists among these that are shared by people who are not suspended. `viewerId` is the person whose solved problems are marked. */
export async function findSharedLists(db: Db, ids: readonly string[], viewerId: string | null): Promise<SharedListRow[]> {
  const { rows } = await sql<SharedListRow>`select l.id, l.name, ${sql.raw(personCard('o'))} as owner, o.id as owner_id, o.username as owner_username, ${LISTED_PROBLEMS(viewerId)} as problems
    from problem_lists l join people o on o.id = l.person_id and o.suspended_at is null
    where l.id = any (${[...ids]}::uuid[]) and l.shared_at is not null`.execute(db)
  return rows
}

/** Shares a list of a person, or ends it. False if they have no such list. */
export async function saveShared(db: Db, { id, personId, at }: { id: string; personId: string; at: Date | null }): Promise<boolean> {
  const { rows } = await sql`update problem_lists set shared_at = case when ${at}::timestamptz is null then null else coalesce(shared_at, ${at}) end
    where id = ${id} and person_id = ${personId} returning id`.execute(db)
  return rows.length > 0
}

/** Ends the sharing of a list of any person, or shares it again from a time on. False if it was deleted. */
export async function saveListShared(db: Db, id: string, at: Date | null): Promise<boolean> {
  const { rows } = await sql`update problem_lists set shared_at = ${at} where id = ${id} returning id`.execute(db)
  return rows.length > 0
}
