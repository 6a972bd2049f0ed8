import type { Cursor } from '#platform/rules/cursor.ts'
import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'

export interface NoteRow {
  id: string
  kind: string
  thread: string | null
  happened_at: Date
  read_at: Date | null
  sequence: number
  /** The first two people of a notification in order of their actions, the number of people, and the facts of the newest event. */
  names: string[] | null
  username: string | null
  people: number
  facts: Record<string, string>
  /** The username of the recipient. */
  owner: string
}

/** Whether an event is visible to somebody; blocks are read once, not for each event. */
const IS_VISIBLE = (person: string) => `(c.person_id is null or c.person_id <> all ((select apart_from(${person}))::uuid[]))`

/** Returns a notification with the people whom its owner may see; `people` is null if no event is left. */
export const NOTE = `n.id, n.kind, n.thread, n.happened_at, n.read_at, n.sequence, told.names, told.username, told.people, told.facts,
  (select username from people where id = n.person_id) as owner`
const CAUSES = `notification_causes c where c.notification_id = n.id and ${IS_VISIBLE('n.person_id')}`
export const SUMMARY = `lateral (
    select newest.facts, whole.people, first.names, first.username
    from (select c.facts from ${CAUSES} order by c.happened_at desc, c.id desc limit 1) newest
    cross join (select count(distinct c.person_id)::int as people from ${CAUSES}) whole
    cross join (
      select array_agg(p.name order by one.since, p.id) as names, (array_agg(p.username order by one.since, p.id))[1] as username
      from (
        select c.person_id, min(c.happened_at) as since from ${CAUSES} and c.person_id is not null
        group by c.person_id order by since, c.person_id limit 2
      ) one join people p on p.id = one.person_id
    ) first
  ) told`

const SHOWN = 'n.in_app and n.deleted_at is null'

const page = prepared<NoteRow>(
  'notifications-page',
  `select ${NOTE} from notifications n cross join ${SUMMARY}
   where n.person_id = $1 and ${SHOWN}
     and ($2::float8 is null or (n.happened_at, n.id) < (to_timestamp($2::float8 / 1000.0), $3::uuid))
   order by n.happened_at desc, n.id desc limit $4`,
)

/** Returns the notifications of a person, latest first. */
export const listNotes = (database: Database, personId: string, after: Cursor | null, limit: number) =>
  page.all(database, [personId, after?.key ?? null, after?.id ?? null, limit])

const changes = prepared<NoteRow & { is_gone: boolean }>(
  'notifications-changed',
  `select ${NOTE}, (not (${SHOWN}) or told.people is null) as is_gone
   from notifications n left join ${SUMMARY} on true
   where n.person_id = $1 and n.sequence > $2 order by n.sequence limit $3`,
)

/** Returns the changes of an inbox after a number, in that order. */
export const changesAfter = (database: Database, personId: string, after: number, limit: number) =>
  changes.all(database, [personId, after, limit])

export interface InboxRow {
  sequence: number
  unread: number
}

const state = prepared<InboxRow>(
  'inbox-state',
  `select coalesce((select sequence from inboxes where person_id = $1), 0) as sequence, (
     select count(*) from notifications n where n.person_id = $1 and ${SHOWN} and n.read_at is null and exists (
       select from notification_causes c
       where c.notification_id = n.id and ${IS_VISIBLE('$1')})
   )::int as unread`,
)

/** Returns the number of the last change of an inbox, and the unread count. */
export const inboxState = async (database: Database, personId: string): Promise<InboxRow> =>
  (await state.first(database, [personId]))!

const sequences = prepared<{ id: string; sequence: number }>(
  'inbox-sequences',
  `select id, coalesce(i.sequence, 0) as sequence from unnest($1::uuid[]) id left join inboxes i on i.person_id = id`,
)

/** Returns the numbers of the last changes of several inboxes. */
export async function sequencesOf(database: Database, ids: string[]): Promise<Map<string, { sequence: number }>> {
  return new Map((await sequences.all(database, [ids])).map(({ id, sequence }) => [id, { sequence }]))
}

interface Change {
  personId: string
  sequence: number
  at: Date
}

/** Marks one as read or unread; returns false if there is none. A read one collects no more events. */
export async function saveRead(db: Db, id: string, read: boolean, { personId, sequence, at }: Change): Promise<boolean> {
  const result = await sql`update notifications
    set read_at = case when ${read} then coalesce(read_at, ${at}) end, collects = collects and not ${read},
      awaits_digest = awaits_digest and not ${read}, sequence = ${sequence}
    where id = ${id} and person_id = ${personId} and in_app and deleted_at is null returning id`.execute(db)
  return result.rows.length > 0
}

/** Marks all as read whose last change was `upTo` or before. */
export async function saveAllRead(db: Db, upTo: number, { personId, sequence, at }: Change): Promise<void> {
  await sql`update notifications set read_at = ${at}, collects = false, awaits_digest = false, sequence = ${sequence}
    where person_id = ${personId} and in_app and deleted_at is null and read_at is null and sequence <= ${upTo}`.execute(db)
}

/** Deletes or restores one; returns false if there is none. */
export async function saveDeleted(db: Db, id: string, isDeleted: boolean, { personId, sequence, at }: Change): Promise<boolean> {
  const result = await sql`update notifications
    set deleted_at = case when ${isDeleted} then coalesce(deleted_at, ${at}) end, collects = false,
      awaits_digest = awaits_digest and not ${isDeleted}, sequence = ${sequence}
    where id = ${id} and person_id = ${personId} and in_app
      and exists (select from notification_causes c where c.notification_id = notifications.id) returning id`.execute(db)
  return result.rows.length > 0
}
