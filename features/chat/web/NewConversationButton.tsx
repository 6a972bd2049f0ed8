import { Suspense, useState } from 'react'
import { useTurnedOff } from '#platform/web/data/turned-off.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { pencilIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

const fetchDialog = () => import('./NewConversation.tsx')
const NewConversation = lazyPart(() => fetchDialog().then((module) => module.NewConversation))

/** Starts a conversation, which opens on its page or with `onOpen`. */
export function NewConversationButton({ onOpen }: { onOpen?: (id: string) => void }) {
  const isOff = useTurnedOff('messages') !== null
  const [isOpen, setOpen] = useState(false)
  if (isOff) return null
  return (
    <>
      <IconButton small icon={pencilIcon} label="New conversation" onPointerEnter={() => void fetchDialog().catch(() => {})} onClick={() => setOpen(true)} />
      <Suspense>{isOpen && <NewConversation {...(onOpen !== undefined && { onOpen })} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
