import { defineSchedule } from '#platform/server/tasks/tasks.ts'
import { claimLeftUnread } from './unread.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** Messages have been unread for so long that their receiver wants an email. */
    'chat.left-unread': { conversationId: string; personId: string; by: string; count: number }
  }
}

const emailUnread = defineSchedule('chat.email-unread', 'Email people about unread messages', '*/5 * * * *', (context) =>
  context.inTransaction(async (context) => {
    for (const { conversation_id: conversationId, person_id: personId, author_id: by, count } of await claimLeftUnread(context.db, context.clock.now())) {
      await context.emit({ name: 'chat.left-unread', conversationId, personId, by, count })
    }
  }),
)

export const chatTasks = [emailUnread]
