import { containsWords } from '#platform/server/database/contains-words.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'

/** More people than this share no part of a name that says whom somebody means. */
const MAX_PEOPLE = 50

/** The account with a username; otherwise those whose name or username contains all of these words, whatever their accents. */
export async function listPeopleCalled(db: Db, person: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; is_exact: boolean }>`select id, username = ${person} as is_exact from people
    where username = ${person} or ${containsWords(sql`name || ' ' || username`, person)} order by is_exact desc, joined_at limit ${MAX_PEOPLE}`.execute(db)
  return (rows[0]?.is_exact === true ? rows.slice(0, 1) : rows).map(({ id }) => id)
}

/** The names of accounts by their usernames. */
export async function listNamesByUsername(db: Db, usernames: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ username: string; name: string }>`select username, name from people where username = any (${usernames}::text[])`.execute(db)
  return new Map(rows.map(({ username, name }) => [username, name]))
}
