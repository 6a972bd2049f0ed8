import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'

export interface SeedMessage {
  id: string
  authorId: string
  text: string
  html: string
  at: Date
}

/** Writes a whole conversation of the demo world, read by everybody except for the last `unread` messages. */
export async function insertSeedConversation(
  { db }: Database,
  made: { id: string; kind: 'direct' | 'group'; name: string; key: string | null; ownerId: string | null; personIds: string[]; unread: number; messages: SeedMessage[] },
): Promise<void> {
  const last = made.messages.length
  const [first, latest] = [made.messages[0]!, made.messages.at(-1)!]
  await db.transaction().execute(async (db) => {
    await sql`insert into conversations (id, kind, name, key, owner_id, last_sequence, last_change, created_at, changed_at)
      values (${made.id}, ${made.kind}, ${made.name}, ${made.key}, ${made.ownerId}, ${last}, ${last}, ${first.at}, ${latest.at})`.execute(db)
    await sql`insert into conversation_members (conversation_id, person_id, joined_at, read_sequence, emailed_sequence)
      select ${made.id}, id, ${first.at}, case when id = ${latest.authorId} then ${last}::int else ${last - made.unread}::int end, ${last}::int
      from unnest(${made.personIds}::uuid[]) id`.execute(db)
    for (const [at, message] of made.messages.entries()) {
      await sql`insert into messages (id, conversation_id, sequence, change, author_id, text, html, sent_at)
        values (${message.id}, ${made.id}, ${at + 1}, ${at + 1}, ${message.authorId}, ${message.text}, ${message.html}, ${message.at})`.execute(db)
    }
  })
}
