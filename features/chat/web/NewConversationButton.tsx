import { Suspense, useState } from 'react'
import { useTurnedOff } from '#platform/web/data/turned-off.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { pencilIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'

const fetchDialog = () => import('./NewConversation.tsx')
const NewConversation = lazyPart(() => fetchDialog().then((module) => module.NewConversation))

/** Starts a conversation. */
export function NewConversationButton() {
  const isOff = useTurnedOff('messages') !== null
  const [isOpen, setOpen] = useState(false)
  if (isOff) return null
  return (
    <>
      <IconButton small icon={pencilIcon} label="New conversation" onPointerEnter={() => void fetchDialog().catch(() => {})} onClick={() => setOpen(true)} />
      <Suspense>{isOpen && <NewConversation onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
