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
import { SharedList, SharedListQuery } from './SharedList.tsx'
import { useProblemList } from './use-problem-list.ts'

/** One list at its own address: the member’s own, or one that another person shared (requirements ). */
function ListPage({ location }: { location: RouteLocation }) {
  const isMounted = useMounted()
  const session = useSession()
  const id = location.params['id'] ?? ''
  const own = useQuery(ListsQuery, session === null ? null : {})
  const list = own.data?.ownProblemLists.find((one) => one.id === id)
  // Also when an own list was deleted: the page then says that there is no such list.
  const isOthers = isMounted && (session === null || (own.data !== undefined && list === undefined))
  const others = useQuery(SharedListQuery, isOthers ? { id } : null)
  const shared = isOthers ? others.data?.sharedProblemList : undefined
  // An address that no list can have is refused as invalid input.
  const isMissing = shared === null || (isOthers && others.error?.code === 'INVALID_INPUT')
  const { isLoadingError, error, refetch } = isOthers ? others : own
  const name = list?.name ?? shared?.name
  useWindowTitle(name ?? null)
  return (
    <Page title={name ?? 'List of problems'} above={<PracticeSections active="lists" />}>
      {list !== undefined ? (
        <OpenList key={list.id} list={list} />
      ) : shared ? (
        <SharedList list={shared} />
      ) : isMissing ? (
        <NoList isVisitor={session === null} />
      ) : isLoadingError ? (
        <ErrorState text="We couldn’t load this list." hint={error.message} onRetry={refetch} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </Page>
  )
}

const NoList = ({ isVisitor }: { isVisitor: boolean }) =>
  isVisitor ? (
    <EmptyState text="Log in to see this list" hint="If it isn’t yours, it was deleted or isn’t shared anymore." action={<LogInButton />} />
  ) : (
    <EmptyState text="We couldn’t find that list." hint="It may have been deleted, or isn’t shared anymore." action={<ButtonLink to={LISTS_PATH}>Your lists</ButtonLink>} />
  )

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
  meta: () => ({ title: 'List of problems', description: 'A list of problems to solve.', hidden: true }),
  Component: ListPage,
})
