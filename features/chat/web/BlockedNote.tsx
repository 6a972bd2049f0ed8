import { UnblockButton } from '#features/connections/web/public.tsx'
import type { OpenConversation } from './chat-queries.ts'
import { titleOf } from './chat-words.ts'
import { refreshConversation, withCache } from './thread-cache.ts'

/** In place of the text box: the viewer blocked the other person, and can end that. */
export function BlockedNote({ conversation }: { conversation: OpenConversation }) {
  const [person] = conversation.others
  if (person === undefined) return null
  return (
    <div data-blocked="" className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-4 py-3 text-sm">
      <p className="text-text-muted">You blocked {titleOf(conversation)}.</p>
      <UnblockButton personId={person.id} name={person.name} onUnblocked={() => withCache((cache) => refreshConversation(cache, conversation.id))} />
    </div>
  )
}
