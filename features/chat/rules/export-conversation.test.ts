import { describe, expect, test } from 'vitest'
import { conversationMarkdown, fileNameOf, type ExportedConversation, type ExportedMessage } from './export-conversation.ts'

const ada = { name: 'Ada', username: 'ada' }
const message = (more: Partial<ExportedMessage>): ExportedMessage => ({ id: 'm1', sentAt: '2026-11-26T09:05:00.000Z', author: ada, text: 'Hello', editedAt: null, replyTo: null, reactions: [], ...more })
const conversation = (more: Partial<ExportedConversation>): ExportedConversation => ({ id: '0190a1b2-0000-7000-8000-000000000000', kind: 'group', name: 'Study group', createdAt: '2026-11-25T10:00:00.000Z', others: [], messages: [], ...more })

describe('An exported conversation (requirement M-13)', () => {
  test('is Markdown with authors, times, replies, reactions and what was deleted', () => {
    const messages = [
      message({}),
      message({ id: 'm2', author: null, text: '`code`', editedAt: '2026-11-26T09:06:00.000Z', replyTo: 'm1', reactions: [{ emoji: '👍', count: 2 }] }),
      message({ id: 'm3', text: null }),
    ]
    expect(conversationMarkdown(conversation({ name: 'Study\ngroup', messages }))).toBe(
      '# Study group\n\n**Ada** · 2026-11-26 09:05\n\nHello\n\n**Cloggle** · 2026-11-26 09:05 (edited) · replies to Ada\n\n`code`\n\n👍 2\n\n**Ada** · 2026-11-26 09:05\n\n*message deleted*\n',
    )
  })

  test('has a file name of letters and digits, whatever its name is', () => {
    expect(fileNameOf(conversation({ name: '../../etc/passwd\u0000 ‮evil' }))).toBe('2026-11-25-etc-passwd-evil-0190a1b2')
    expect(fileNameOf(conversation({ name: '🙂' }))).toBe('2026-11-25-0190a1b2')
    expect(fileNameOf(conversation({ name: 'x'.repeat(500) }))).toHaveLength(10 + 1 + 40 + 1 + 8)
  })
})
