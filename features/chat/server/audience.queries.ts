import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'

export interface AudienceRow {
  conversation_id: string
  person_id: string
  last_change: number
  shows_reads: boolean
  shows_typing: boolean
}

const audience = prepared<AudienceRow>(
  'chat-audience',
  `select m.conversation_id, m.person_id, c.last_change, coalesce(s.shows_reads, true) as shows_reads, coalesce(s.shows_typing, true) as shows_typing
   from conversations c join conversation_members m on m.conversation_id = c.id left join chat_settings s on s.person_id = m.person_id
   where c.id = any($1::uuid[]) and m.person_id = any($2::uuid[]) and m.state <> 'declined'
     and not (c.kind = 'direct' and exists (select from conversation_members o
       where o.conversation_id = c.id and o.person_id <> m.person_id and are_apart(o.person_id, m.person_id)))`,
)

/** Who among the connected people is in these conversations and sees what happens there. */
export async function audienceOf(database: Database, ids: readonly string[], connected: readonly string[]): Promise<Map<string, AudienceRow[]>> {
  return Map.groupBy(await audience.all(database, [ids, connected]), (row) => row.conversation_id)
}

const recent = prepared<{ id: string; last_change: number }>(
  'chat-recently-changed',
  `select id, last_change from conversations where changed_at > clock_timestamp() - make_interval(secs => $1) limit 2000`,
)

/** Conversations that changed within the last seconds on any node. */
export const recentlyChanged = (database: Database, seconds: number) => recent.all(database, [seconds])
