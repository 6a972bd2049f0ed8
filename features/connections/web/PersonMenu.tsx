import { lazy, Suspense } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import type { PersonMenuProps } from './PersonMenuButton.tsx'

const PersonMenuButton = lazy(() => import('./PersonMenuButton.tsx').then((module) => ({ default: module.PersonMenuButton })))

/** Mute and block, for members and about others; its code comes when it is shown. */
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
