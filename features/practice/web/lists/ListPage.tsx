import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useWindowTitle } from '#platform/web/pages/use-window-title.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { LISTS_PATH } from '../../rules/paths.ts'
import { PracticeSections } from '../topics/PracticeSections.tsx'
import { ListHeader } from './ListHeader.tsx'
import { ListProblems } from './ListProblems.tsx'
import { ListsQuery, type ProblemListData } from './lists-query.ts'
import { useProblemList } from './use-problem-list.ts'

/** One list of the member at its own address (requirement Q-67). */
function ListPage({ location }: { location: RouteLocation }) {
  const isMounted = useMounted()
  const session = useSession()
  const { data, isLoadingError, error, refetch } = useQuery(ListsQuery, session === null ? null : {})
  const list = data?.ownProblemLists.find(({ id }) => id === location.params['id'])
  useWindowTitle(list?.name ?? null)
  return (
    <Page title={list?.name ?? 'List of problems'} above={<PracticeSections active="lists" />}>
      {isMounted && session === null ? (
        <EmptyState text="Log in to see this list" action={<LogInButton />} />
      ) : isLoadingError ? (
        <ErrorState text="We couldn’t load this list." hint={error.message} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton className="h-60" />
      ) : list === undefined ? (
        <EmptyState text="We couldn’t find that list." hint="It may have been deleted. A list is visible only to its owner." action={<ButtonLink to={LISTS_PATH}>Your lists</ButtonLink>} />
      ) : (
        <OpenList key={list.id} list={list} />
      )}
    </Page>
  )
}

function OpenList({ list: data }: { list: ProblemListData }) {
  const list = useProblemList({ list: data, isOpen: true })
  const navigate = useNavigate()
  return (
    <section ref={list.box} aria-label={data.name} data-list={data.id} className="grid grid-cols-1 gap-4">
      <p role="status" className="sr-only">
        {list.status.text}
      </p>
      <ListHeader list={list} onDeleted={() => navigate(LISTS_PATH)} />
      <ListProblems list={list} />
    </section>
  )
}

export const page = definePage({
  meta: () => ({ title: 'List of problems', description: 'A list of problems of your own.', hidden: true }),
  Component: ListPage,
})
