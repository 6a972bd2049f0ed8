import { Suspense } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'

const ChatWidget = lazyPart(() => import('./ChatWidget.tsx').then((module) => module.ChatWidget), RenderNothing)

/** The place of the chat widget: nothing for a visitor, so that its code is not loaded. */
export function ChatSlot() {
  const session = useSession()
  if (session === null) return null
  return (
    <Suspense>
      <ChatWidget key={session.user.id} />
    </Suspense>
  )
}
