import { definePage } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { LOADING_PROFILE } from '../rules/profile.ts'
import { ProfileView } from './ProfileView.tsx'

/** The viewer's own profile. It shows the specified text while the session is read, and a login to visitors. */
function OwnProfilePage() {
  const isMounted = useMounted()
  const user = useSession()?.user ?? null
  if (user !== null) return <ProfileView key={user.id} known={null} username={user.username} />
  return (
    <Page title="Profile">
      {isMounted ? (
        <EmptyState
          text="Log in to see your profile"
          action={<LogInButton />}
        />
      ) : (
        <p role="status" className="text-text-muted">
          {LOADING_PROFILE}
        </p>
      )}
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Profile', description: 'Your own profile.', hidden: true }),
  Component: OwnProfilePage,
})
