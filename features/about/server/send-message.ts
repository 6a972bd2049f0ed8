import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import type { ContactMessage } from '../rules/contact.ts'
import { insertMessage, listMessages, saveAnswered, type InboxRow } from './contact.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'contact.written': { messageId: string }
  }
}

/** Anybody writes to the team. What a program filled in is thanked for and thrown away. */
export async function sendMessage(context: Context, { website, ...message }: ContactMessage): Promise<void> {
  const use = await rateLimit(context, 'contact.address', context.caller.network)
  if (website !== '') return
  await context.inTransaction(async (context) => {
    const isNew = await insertMessage(context.db, { ...message, personId: context.viewer?.id ?? null, at: context.clock.now() })
    if (isNew) await context.emit({ name: 'contact.written', messageId: message.id })
    else await use.refund()
  })
}

export interface Inbox {
  items: InboxRow[]
  next: string | null
}

const PAGE = 20

/** What people wrote to the team, the latest first. */
export async function readInbox(context: Context, { all, after }: { all: boolean; after: string | null }): Promise<Inbox> {
  const cursor = readCursor(after)
  const rows = await listMessages(context.db, { all, after: cursor && { at: new Date(cursor.key), id: cursor.id }, count: PAGE + 1 })
  const items = rows.slice(0, PAGE)
  const last = items.at(-1)
  return { items, next: rows.length > PAGE && last !== undefined ? cursorOf({ key: last.sent_at.getTime(), id: last.id }) : null }
}

/** Marks a message as answered, so that nobody answers it twice; or as waiting again. */
export async function markAnswered(context: Context, { id, answered }: { id: string; answered: boolean }): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    const message = await saveAnswered(context.db, { id, at: answered ? context.clock.now() : null, by: viewer.id })
    if (message === null) throw new Refusal('NOT_FOUND')
    await recordAudit(context, { action: answered ? 'contact.answered' : 'contact.reopened', targetId: id, targetName: message.subject })
  })
}
