import { useQuery } from '#platform/web/data/use-query.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { PracticeSections } from '../topics/PracticeSections.tsx'
import { ListsQuery } from './lists-query.ts'
import { NewList } from './NewList.tsx'
import { ProblemList } from './ProblemList.tsx'
import { ReadyLists } from './ReadyLists.tsx'

/** The member's own lists of problems (requirement Q-67). */
function ListsPage() {
  const isMounted = useMounted()
  const session = useSession()
  const { data, isLoadingError, error, refetch } = useQuery(ListsQuery, session === null ? null : {})
  return (
    <Page title="Your lists" sentence="Problems that you put together for yourself. Only you see them." above={<PracticeSections active="lists" />}>
      {isMounted && session === null ? (
        <EmptyState text="Log in to make lists" action={<LogInButton />} />
      ) : isLoadingError ? (
        <ErrorState text="We couldn’t load your lists." hint={error?.message ?? ''} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton className="h-60" />
      ) : (
        <>
          <NewList />
          {data.ownProblemLists.length === 0 && <EmptyState text="No lists yet" hint="Create one here, then search for problems to add." />}
          {data.ownProblemLists.map((list) => (
            <ProblemList key={list.id} list={list} />
          ))}
          <ReadyLists />
        </>
      )}
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Your lists', description: 'Your own lists of problems.', hidden: true }),
  Component: ListsPage,
})
