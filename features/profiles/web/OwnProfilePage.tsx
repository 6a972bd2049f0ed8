import { definePage } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { SIGN_UP_PATH } from '#features/accounts/rules/paths.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { LOADING_PROFILE } from '../rules/profile.ts'
import { ProfileView } from './ProfileView.tsx'

/** The viewer's own profile. Without a session it shows the specified text and a login. */
function OwnProfilePage() {
  const isMounted = useMounted()
  const user = useSession()?.user ?? null
  if (user !== null) return <ProfileView key={user.id} known={null} username={user.username} />
  return (
    <Page title="Profile">
      <p role="status" className="text-text-muted">
        {LOADING_PROFILE}
      </p>
      {isMounted && (
        <div className="grid justify-items-start gap-4">
          <p className="text-text-muted">Log in to see your profile.</p>
          <div className="flex flex-wrap gap-2">
            <LogInButton />
            <ButtonLink to={SIGN_UP_PATH}>Sign up</ButtonLink>
          </div>
        </div>
      )}
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Profile', description: 'Your own profile.', hidden: true }),
  Component: OwnProfilePage,
})
