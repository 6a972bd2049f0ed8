import type { Context } from '#platform/server/context.ts'
import type { ExportSource } from '#platform/server/export-documents.ts'
import { conversationMarkdown, fileNameOf, type ExportedConversation, type ExportedMessage } from '../rules/export-conversation.ts'
import { listExportedConversations, type ExportedConversationRow } from './export.queries.ts'
import { messagesAfter, type MessageRow } from './messages.queries.ts'
import { withoutPeople } from './without-people.ts'

const PAGE = 500

/** Conversations with the messages of everybody in them, as their member sees them. */
export const chatExport: ExportSource = {
  about: 'conversations/*  your conversations as JSON and as Markdown',
  async *documentsOf(context, personId) {
    for (const row of await listExportedConversations(context.database, personId)) {
      const conversation = await exported(context, row)
      const path = `conversations/${fileNameOf(conversation)}`
      yield { path: `${path}.json`, text: JSON.stringify(conversation, null, 2) }
      yield { path: `${path}.md`, text: conversationMarkdown(conversation) }
    }
  },
}

async function exported({ database }: Context, { id, kind, name, created_at, others, hidden }: ExportedConversationRow): Promise<ExportedConversation> {
  const messages: ExportedMessage[] = []
  let after = 0
  for (let isMore = true; isMore; ) {
    const page = await messagesAfter(database, after, { id, hidden, max: PAGE })
    messages.push(...withoutPeople(page, new Set(hidden)).map(toMessage))
    after = page.at(-1)?.sequence ?? after
    isMore = page.length === PAGE
  }
  return { id, kind, name: name || others.map((other) => other.name).join(', ') || kind, createdAt: created_at.toISOString(), others, messages }
}

const toMessage = (row: MessageRow): ExportedMessage => ({
  id: row.id,
  sentAt: row.sent_at.toISOString(),
  author: row.author_name === null ? null : { name: row.author_name, username: row.author_username! },
  text: row.deleted_at === null ? row.text : null,
  editedAt: row.edited_at?.toISOString() ?? null,
  replyTo: row.reply_to,
  reactions: row.reactions.map(({ emoji, personIds }) => ({ emoji, count: personIds.length })),
})
