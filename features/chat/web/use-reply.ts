import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { SITE } from '#platform/rules/site.ts'
import type { Message } from './chat-queries.ts'
import type { Unsent } from './outbox.ts'

type ReplyTo = Unsent['replyTo']

function parse(text: string): ReplyTo {
  try {
    return text === '' ? null : (JSON.parse(text) as ReplyTo)
  } catch {
    return null
  }
}

/** The message that is being replied to. Like the text, it stays on the device until it is sent. */
export function useReply(conversationId: string): { replyTo: ReplyTo; reply: (message: Message) => void; endReply: () => void } {
  const [stored, store, clear] = useLocalDraft(`message-reply.${conversationId}`)
  return {
    replyTo: parse(stored),
    reply: ({ id, author, text }) => store(JSON.stringify({ id, author: author?.name ?? SITE.name, text } satisfies ReplyTo)),
    endReply: clear,
  }
}
