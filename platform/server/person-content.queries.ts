import { sql, type Db } from './database/sql.ts'
import type { PersonContent } from './person-content.ts'

/** How many rows of a table belong to a person. Table names come only from manifests. */
export async function countContent(db: Db, { table, owner, deletedAt }: PersonContent, personId: string): Promise<number> {
  const kept = deletedAt === undefined ? sql`true` : sql`${sql.ref(`t.${deletedAt}`)} is null`
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)} t where ${sql.ref(`t.${owner}`)} = ${personId} and ${kept}`.execute(db)
  return rows[0]!.count
}

const clash = ({ table, owner, oncePer }: PersonContent, into: string) =>
  oncePer === undefined ? sql`false` : sql`exists (select from ${sql.table(table)} k where ${sql.ref(`k.${owner}`)} = ${into} and ${sql.ref(`k.${oncePer}`)} = ${sql.ref(`t.${oncePer}`)})`

/** How many rows would move from one person to another, and how many the other one has already. */
export async function countMoves(db: Db, content: PersonContent, { from, into }: { from: string; into: string }): Promise<{ moved: number; dropped: number }> {
  const { table, owner } = content
  const { rows } = await sql<{ moved: number; dropped: number }>`select count(*) filter (where not ${clash(content, into)})::int as moved, count(*) filter (where ${clash(content, into)})::int as dropped
    from ${sql.table(table)} t where ${sql.ref(`t.${owner}`)} = ${from}`.execute(db)
  return rows[0]!
}

/** Moves the rows of one person to another; rows that the other one has already stay behind. Returns how many were moved. */
export async function moveContent(db: Db, content: PersonContent, people: { from: string; into: string }): Promise<number> {
  await content.beforeMove?.(db, people)
  const { numAffectedRows } = await sql`update ${sql.table(content.table)} t set ${sql.ref(content.owner)} = ${people.into}
    where ${sql.ref(`t.${content.owner}`)} = ${people.from} and not ${clash(content, people.into)}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
