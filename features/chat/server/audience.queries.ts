import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'
import { HEARS } from './conversations.queries.ts'

export interface AudienceRow {
  conversation_id: string
  person_id: string
  last_change: number
  shows_reads: boolean
  shows_typing: boolean
  /** People of a group whom a block separates from this one. */
  blocked_ids: string[]
}

const audience = prepared<AudienceRow>(
  'chat-audience',
  `select m.conversation_id, m.person_id, c.last_change, coalesce(s.shows_reads, true) as shows_reads, coalesce(s.shows_typing, true) as shows_typing,
     case when c.kind = 'direct' then '{}' else apart_from(m.person_id) end as blocked_ids
   from conversations c join conversation_members m on m.conversation_id = c.id left join chat_settings s on s.person_id = m.person_id
   where c.id = any($1::uuid[]) and m.person_id = any($2::uuid[]) and ${HEARS}
     and not (c.kind = 'direct' and exists (select from conversation_members o
       where o.conversation_id = c.id and o.person_id <> m.person_id and are_apart(o.person_id, m.person_id)))`,
)

/** The connected members of these conversations who may see what happens there. */
export async function audienceOf(database: Database, ids: readonly string[], connected: readonly string[]): Promise<Map<string, AudienceRow[]>> {
  return Map.groupBy(await audience.all(database, [ids, connected]), (row) => row.conversation_id)
}

const presenceViewers = prepared<{ person_id: string }>(
  'chat-people-who-see',
  `select o.person_id from conversation_members m join conversations c on c.id = m.conversation_id and c.kind = 'direct'
   join conversation_members o on o.conversation_id = m.conversation_id and o.person_id <> m.person_id and o.person_id = any($2::uuid[])
   left join chat_settings s on s.person_id = m.person_id left join chat_settings v on v.person_id = o.person_id
   where m.person_id = $1 and m.state = 'member' and o.state = 'member' and coalesce(s.shows_presence, true) and coalesce(v.shows_presence, true)
     and not are_apart(m.person_id, o.person_id)`,
)

/** The connected people who may see whether a person is online: those with a direct conversation, unless one of the two hides presence. */
export const peopleWhoSeePresence = async (database: Database, personId: string, connected: readonly string[]): Promise<string[]> =>
  (await presenceViewers.all(database, [personId, connected])).map(({ person_id }) => person_id)

const recent = prepared<{ id: string; last_change: number }>(
  'chat-recently-changed',
  `select id, last_change from conversations where changed_at > clock_timestamp() - make_interval(secs => $1) limit 2000`,
)

/** Conversations that changed within the last seconds on any node. */
export const recentlyChanged = (database: Database, seconds: number) => recent.all(database, [seconds])
