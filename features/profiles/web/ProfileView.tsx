import { Suspense, useEffect, useRef, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useFollowState } from '#features/connections/web/public.tsx'
import { LOADING_PROFILE } from '../rules/profile.ts'
import { ProfileQuery, type ProfileData } from './profile-query.ts'
import { PublicProfile } from './PublicProfile.tsx'

const OwnProfile = lazyPart(() => import('./OwnProfile.tsx').then((module) => module.OwnProfile))

interface Props {
  /** The profile in the page; null if there is none yet. */
  known: ProfileData | null
  username: string
}

/** A profile: the public one first, then as visible to the member; the viewer's own can be edited inline. */
export function ProfileView({ known, username }: Props) {
  const session = useSession()
  const [asVisitor, setAsVisitor] = useState(false)
  const query = useQuery(ProfileQuery, session === null ? null : { id: username, asVisitor })
  const { data, refetch } = query
  const profile = data === undefined ? known : data.profile
  // Following changes the follower count and may show more of the profile.
  const follows = useFollowState(profile?.id ?? '')
  const followed = useRef(follows)
  useEffect(() => {
    if (followed.current === follows) return
    followed.current = follows
    refetch()
  }, [follows, refetch])
  if (profile === null) return <NoProfile isGone={data !== undefined} error={data === undefined ? query.error : null} onRetry={refetch} />
  const isOwn = session?.user.id === profile.id
  const shown = <PublicProfile profile={profile} onChange={refetch} {...(isOwn && asVisitor && { onLeave: () => setAsVisitor(false) })} />
  return (
    <>
      <div className="mx-auto max-w-page px-8 pt-4 empty:hidden max-md:px-4">
        <StaleNote query={query} />
      </div>
      {/* While the viewer's own profile is loading, the public one would show too little. */}
      {!isOwn || asVisitor || data === undefined ? (
        shown
      ) : (
        <Suspense fallback={shown}>
          <OwnProfile profile={profile} onChange={refetch} onViewAsVisitor={() => setAsVisitor(true)} />
        </Suspense>
      )}
    </>
  )
}

function NoProfile({ isGone, error, onRetry }: { isGone: boolean; error: ApiError | null; onRetry: () => void }) {
  return (
    <Page title="Profile">
      {error !== null ? (
        <ErrorState text="We couldn’t load this profile." hint={error.message} onRetry={onRetry} />
      ) : isGone ? (
        <EmptyState text="We couldn’t find that." hint="Check the link. The username may have a typo." action={<ButtonLink to="/connections">Find people</ButtonLink>} />
      ) : (
        <p role="status" className="text-text-muted">
          {LOADING_PROFILE}
        </p>
      )}
    </Page>
  )
}
