import { Suspense } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { lazyPart, RenderNothing } from '#platform/web/ui/lazy-part.tsx'
import type { PersonMenuProps } from './PersonMenuButton.tsx'

const PersonMenuButton = lazyPart(() => import('./PersonMenuButton.tsx').then((module) => module.PersonMenuButton), RenderNothing)

/** Mute, report and block, for members on the profiles of others; its code loads on demand. */
export function PersonMenu(props: PersonMenuProps) {
  const session = useSession()
  if (session === null || session.user.id === props.personId) return null
  return (
    <div className="size-8 max-md:size-11 pointer-coarse:size-11">
      <Suspense>
        <PersonMenuButton {...props} />
      </Suspense>
    </div>
  )
}
