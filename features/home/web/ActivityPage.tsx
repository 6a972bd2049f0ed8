import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { SectionLinks } from '#platform/web/ui/SectionLinks.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { ActivityFeed } from '#features/activity/web/public.tsx'
import { ACTIVITY_PATH } from '../rules/paths.ts'

/** What a member and the people they follow did, or the member alone (requirement R-16). */
function ActivityPage({ location }: { location: RouteLocation }) {
  const isMounted = useMounted()
  const session = useSession()
  const isOwn = location.searchParams.get('by') === 'me'
  return (
    <Page title="Recent activity" sentence="What you and the people you follow did, latest first">
      {!isMounted ? (
        <SkeletonText lines={8} />
      ) : session === null ? (
        <EmptyState text="Log in to see recent activity" action={<LogInButton />} />
      ) : (
        <>
          <SectionLinks
            row
            label="Whose activity"
            active={isOwn ? 'me' : 'all'}
            links={[{ name: 'all', label: 'You and people you follow', to: ACTIVITY_PATH }, { name: 'me', label: 'Only you', to: `${ACTIVITY_PATH}?by=me` }]}
          />
          <ActivityFeed key={String(isOwn)} personId={session.user.id} isOwn={isOwn} />
        </>
      )}
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Recent activity', description: 'What you and the people you follow did.', hidden: true }),
  Component: ActivityPage,
})
