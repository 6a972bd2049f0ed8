import { pageByTime, readTimeCursor } from '#platform/server/time-cursor.ts'
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

/** Sends a message to the team. A message with a filled honeypot is dropped without an error. */
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

/** One page of the messages to the team, newest first. */
export async function readInbox(context: Context, { all, after }: { all: boolean; after: string | null }): Promise<Inbox> {
  return pageByTime(await listMessages(context.db, { all, after: readTimeCursor(after), count: PAGE + 1 }), PAGE, (row) => row.sent_at)
}

/** Marks a message as answered or as open again. Throws NOT_FOUND if it does not exist. */
export async function markAnswered(context: Context, { id, answered }: { id: string; answered: boolean }): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    const message = await saveAnswered(context.db, { id, at: answered ? context.clock.now() : null, by: viewer.id })
    if (message === null) throw new Refusal('NOT_FOUND')
    await recordAudit(context, { action: answered ? 'contact.answered' : 'contact.reopened', targetId: id, targetName: message.subject })
  })
}
