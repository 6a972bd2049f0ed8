import { Suspense, useState } from 'react'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { bookmarkIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'

const ListsDialog = lazyPart(() => import('./ListsDialog.tsx').then((module) => module.ListsDialog))

/** Opens the member's lists to put this problem on some. */
export function AddToList({ slug }: { slug: string }) {
  const { asMember } = useAuth()
  const [isOpen, open] = useState(false)
  return (
    <>
      <IconButton icon={bookmarkIcon} label="Add to a list" aria-haspopup="dialog" onClick={() => asMember(() => open(true))} />
      <Suspense>{isOpen && <ListsDialog slug={slug} onClose={() => open(false)} />}</Suspense>
    </>
  )
}
