import { useSession } from '#platform/web/session/session.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { useAuth } from '#features/accounts/web/public.tsx'

/** What a profile would add to the list. */
export function VisitorHint() {
  const { asMember } = useAuth()
  const isMember = useSession() !== null
  const isMounted = useMounted()
  if (isMounted && isMember) return null
  return (
    <p className="text-sm text-text-muted">
      The newest jobs come first.{' '}
      <button type="button" className="link" onClick={() => asMember(() => {})}>
        Log in
      </button>{' '}
      to sort them by your skills, location and level, and to see which lessons close the gaps.
    </p>
  )
}
