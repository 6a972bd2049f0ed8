import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'

export interface ExportedConversationRow {
  id: string
  kind: 'direct' | 'group' | 'linked' | 'welcome'
  name: string
  created_at: Date
  /** The other members. */
  others: { name: string; username: string }[]
  /** People whose messages a block hides from this person in this conversation. */
  hidden: string[]
}

const all = prepared<ExportedConversationRow>(
  'chat-exported-conversations',
  `select c.id, c.kind, c.name, c.created_at,
     coalesce((select json_agg(json_build_object('name', p.name, 'username', p.username) order by p.name, p.id) from conversation_members o
       join people p on p.id = o.person_id where o.conversation_id = c.id and o.person_id <> $1 and o.state = 'member'), '[]') as others,
     case when c.kind = 'direct' then '{}'::uuid[] else (select apart_from($1))::uuid[] end as hidden
   from conversation_members m join conversations c on c.id = m.conversation_id
   where m.person_id = $1 and m.state = 'member' order by c.created_at, c.id`,
)

/** The conversations that a person is in. */
export const listExportedConversations = (database: Database, personId: string) => all.all(database, [personId])
