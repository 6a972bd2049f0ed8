import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#platform/web/data/when-idle.ts'
import { useSession } from '#platform/web/session/session.ts'
import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'

const ChatWidget = lazyPart(() => import('./ChatWidget.tsx').then((module) => module.ChatWidget), RenderNothing)

/** The place of the chat widget: empty for a visitor. Its code and data load when the page is idle. */
export function ChatSlot() {
  const session = useSession()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const cancel = whenIdle(() => setIdle(true))
    return () => cancel()
  }, [])
  if (session === null || !isIdle) return null
  return (
    <Suspense>
      <ChatWidget key={session.user.id} />
    </Suspense>
  )
}
