import { sql, type Db } from '#platform/server/database/sql.ts'
import type { Status } from '../rules/idea.ts'
import type { EditInput } from '../rules/idea-inputs.ts'

interface Mark {
  ideaId: string
  personId: string
  at: Date
}

/** Adds a member; false if they are one. */
export async function insertMember(db: Db, { ideaId, personId, at }: Mark): Promise<boolean> {
  const { rows } = await sql`insert into idea_members (idea_id, person_id, joined_at) values (${ideaId}, ${personId}, ${at}) on conflict do nothing returning idea_id`.execute(db)
  if (rows.length === 0) return false
  await sql`update ideas set member_count = member_count + 1, touched_at = ${at} where id = ${ideaId}`.execute(db)
  return true
}

/** The ids of all members. */
export async function listMemberIds(db: Db, ideaId: string): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`select person_id from idea_members where idea_id = ${ideaId} order by joined_at`.execute(db)
  return rows.map(({ person_id }) => person_id)
}

/** Whether someone is a member. */
export async function isMember(db: Db, ideaId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`select from idea_members where idea_id = ${ideaId} and person_id = ${personId}`.execute(db)
  return rows.length > 0
}

/** Saves or takes back a vote, each counted once. */
export async function saveVote(db: Db, { ideaId, personId, at }: Mark, isVoted: boolean): Promise<boolean> {
  const { rows } = isVoted
    ? await sql`insert into idea_votes (idea_id, person_id, voted_at) values (${ideaId}, ${personId}, ${at}) on conflict do nothing returning idea_id`.execute(db)
    : await sql`delete from idea_votes where idea_id = ${ideaId} and person_id = ${personId} returning idea_id`.execute(db)
  if (rows.length > 0) await sql`update ideas set vote_count = vote_count + ${isVoted ? 1 : -1} where id = ${ideaId}`.execute(db)
  return rows.length > 0
}

/** Saves an edit made on a revision; false if the idea has another revision now. */
export async function saveEdit(db: Db, ideaId: string, { revision, title, description, rolesWanted, links }: EditInput, at: Date): Promise<boolean> {
  const { rows } = await sql`update ideas set title = ${title}, description = ${description}, roles_wanted = ${rolesWanted}, links = ${JSON.stringify(links)}::jsonb,
    revision = revision + 1, touched_at = ${at} where id = ${ideaId} and revision = ${revision} returning id`.execute(db)
  return rows.length > 0
}

/** Changes the status; false if it is the same. */
export async function saveStatus(db: Db, ideaId: string, status: Status, at: Date): Promise<boolean> {
  const { rows } = await sql`update ideas set status = ${status}, touched_at = ${at}, shipped_at = case when ${status} = 'shipped' then ${at}::timestamptz end
    where id = ${ideaId} and status <> ${status} returning id`.execute(db)
  return rows.length > 0
}

/** Notes that the team did something. */
export const saveTouched = async (db: Db, ideaId: string, at: Date): Promise<void> => void (await sql`update ideas set touched_at = ${at} where id = ${ideaId}`.execute(db))

/** Members and voters of an idea, who are notified about its status. */
export async function listFollowers(db: Db, ideaId: string): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`select person_id from idea_members where idea_id = ${ideaId} union select person_id from idea_votes where idea_id = ${ideaId}`.execute(db)
  return rows.map(({ person_id }) => person_id)
}

/** Marks ideas that have been quiet since a day as asked about, each once for each quiet time. Returns them. */
export async function claimQuiet(db: Db, before: Date, at: Date): Promise<{ id: string; number: number; title: string; author_id: string }[]> {
  const { rows } = await sql<{ id: string; number: number; title: string; author_id: string }>`update ideas set asked_at = ${at}
    where id in (select id from ideas where status in ('open', 'building') and touched_at < ${before} and (asked_at is null or asked_at < touched_at)
      and author_id is not null and confirmed_at is not null and hidden_at is null and merged_into is null order by touched_at limit 200 for update skip locked)
    returning id, number::float8 as number, title, author_id`.execute(db)
  return rows
}

/** Moves the votes, members, tasks, decisions and earlier merges of an idea to another one, which it is merged into. */
export async function mergeRows(db: Db, { from, into, at }: { from: string; into: string; at: Date }): Promise<void> {
  await sql`insert into idea_votes select ${into}, person_id, voted_at from idea_votes where idea_id = ${from} on conflict do nothing`.execute(db)
  await sql`insert into idea_members select ${into}, person_id, joined_at from idea_members where idea_id = ${from} on conflict do nothing`.execute(db)
  await sql`update idea_tasks set idea_id = ${into} where idea_id = ${from}`.execute(db)
  await sql`update idea_decisions set idea_id = ${into} where idea_id = ${from}`.execute(db)
  await sql`update ideas set merged_into = ${into} where id = ${from} or merged_into = ${from}`.execute(db)
  await recount(db, [into])
  await saveTouched(db, into, at)
}

/** Recounts votes and members. */
export async function recount(db: Db, ideaIds: readonly string[]): Promise<void> {
  await sql`update ideas i set vote_count = (select count(*) from idea_votes where idea_id = i.id), member_count = (select count(*) from idea_members where idea_id = i.id)
    where i.id = any (${[...ideaIds]}::uuid[])`.execute(db)
}

export const saveHidden = async (db: Db, ideaId: string, at: Date | null): Promise<void> => void (await sql`update ideas set hidden_at = ${at} where id = ${ideaId}`.execute(db))

/** Deletes an idea, which is locked, with what was merged into it if no one but its author is a member; false if someone is. */
export async function deleteUnjoined(db: Db, ideaId: string): Promise<boolean> {
  const { rows } = await sql`select from ideas i join idea_members m on m.idea_id = i.id where i.id = ${ideaId} and m.person_id is distinct from i.author_id limit 1`.execute(db)
  if (rows.length > 0) return false
  await sql`delete from ideas where merged_into = ${ideaId}`.execute(db)
  await sql`delete from ideas where id = ${ideaId}`.execute(db)
  return true
}

/** SQL: whether an idea was confirmed under the confirmed address of a person, before they had an account. */
const ownAddress = (personId: string) => sql`(author_id is null and email = (select email from logins where person_id = ${personId} and email_verified_at is not null))`

/** Removes a person from all ideas: deletes theirs that no one else joined, and takes their name and address off the others. Returns all of these. */
export async function eraseFromIdeas(db: Db, personId: string): Promise<string[]> {
  const { rows: touched } = await sql<{ id: string }>`with left_ideas as (delete from idea_members where person_id = ${personId} returning idea_id),
      unvoted as (delete from idea_votes where person_id = ${personId} returning idea_id)
    select idea_id as id from left_ideas union select idea_id from unvoted union select id from ideas where author_id = ${personId} or ${ownAddress(personId)}`.execute(db)
  const ids = touched.map(({ id }) => id)
  await recount(db, ids)
  await sql`delete from ideas where (author_id = ${personId} or ${ownAddress(personId)}) and member_count = 0`.execute(db)
  await sql`update ideas set author_id = null, name = 'Former member', email = '' where author_id = ${personId} or ${ownAddress(personId)}`.execute(db)
  return ids
}
