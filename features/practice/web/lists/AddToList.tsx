import { Suspense, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
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
      <Button small variant="ghost" icon={bookmarkIcon} onClick={() => asMember(() => open(true))}>
        Add to a list
      </Button>
      <Suspense>{isOpen && <ListsDialog slug={slug} onClose={() => open(false)} />}</Suspense>
    </>
  )
}
