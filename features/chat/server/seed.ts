import { randomUUID } from 'node:crypto'
import type { Services } from '#platform/server/context.ts'
import type { DemoWorld } from '#platform/server/demo-world.ts'
import { conversations } from '#content/demo/conversations.ts'
import { directKey } from '../rules/direct-key.ts'
import { renderMessage } from './render-message.ts'
import { insertSeedConversation } from './seed.queries.ts'

/** The conversations of the demo world. */
export async function seedChat(services: Services, { people }: DemoWorld): Promise<void> {
  const now = services.clock.now().getTime()
  for (const { name, with: usernames, unread, messages } of conversations) {
    const personIds = usernames.map((username) => people.get(username)!.id)
    const isDirect = name === null
    await insertSeedConversation(services.database, {
      id: randomUUID(),
      kind: isDirect ? 'direct' : 'group',
      name: name ?? '',
      key: isDirect ? directKey(personIds[0]!, personIds[1]!) : null,
      ownerId: isDirect ? null : personIds[0]!,
      personIds,
      unread,
      messages: messages.map(([author, minutesAgo, text]) => ({
        id: randomUUID(),
        authorId: people.get(author)!.id,
        text,
        html: renderMessage(text),
        at: new Date(now - minutesAgo * 60_000),
      })),
    })
  }
}
