import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { SearchInstead } from '#features/search/web/public.tsx'
import { NO_IDEAS } from '../rules/idea.ts'
import { IDEAS_PATH } from '../rules/paths.ts'
import { IdeaCard } from './IdeaCard.tsx'
import { IdeasQuery, type IdeasData } from './ideas-query.ts'
import { listAddress, type ListState } from './list-address.ts'
import { WaitingIdeasQuery } from './WaitingIdeas.tsx'

const NOTHING = { joined: 'You haven’t joined an idea yet', voted: 'You haven’t voted for an idea yet', mine: 'You haven’t submitted an idea yet' }

/** A page of the list. `data` is what visitors see of it; a list of the viewer's own is read for them alone. */
export function IdeaList({ state, data }: { state: ListState; data: IdeasData | null }) {
  const navigate = useNavigate()
  const isMounted = useMounted()
  const session = useSession()
  const { q, status, sort, show, after } = state
  const own = useQuery(IdeasQuery, session === null ? null : { q, status, sort, show, after })
  const waiting = useQuery(WaitingIdeasQuery, session === null || show !== 'mine' ? null : {}).data?.waitingIdeas.length ?? 0
  if (show !== null && isMounted && session === null) return <LogInFirst />
  const shown = own.data?.ideas ?? (show === null ? data?.ideas : undefined)
  if (shown === undefined) {
    if (own.isLoadingError) return <ErrorState text="We couldn’t load the ideas." hint={own.error.message} onRetry={own.refetch} />
    if (show === null && data === null) return <ErrorState text="We couldn’t load the ideas." onRetry={() => navigate(listAddress(state, { after }), { replace: true })} />
    return <Skeleton className="h-64" />
  }
  // Those that wait for confirmation are shown above.
  if (shown.items.length === 0) return show === 'mine' && waiting > 0 && q === null && status === null ? null : <NoIdeas state={state} />
  return (
    <>
      <ul className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        {shown.items.map((idea) => (
          <li key={idea.id} className="min-w-0">
            <IdeaCard idea={idea} />
          </li>
        ))}
      </ul>
      <nav aria-label="Pages" className="flex flex-wrap justify-center gap-3 empty:hidden">
        {after !== null && <ButtonLink to={listAddress(state, {})}>First page</ButtonLink>}
        {typeof shown.next === 'string' && <ButtonLink to={listAddress(state, { after: shown.next })}>More ideas</ButtonLink>}
      </nav>
    </>
  )
}

function NoIdeas({ state: { q, status, show, after } }: { state: ListState }) {
  if (show !== null && q === null && status === null) return <EmptyState text={NOTHING[show]} action={<ButtonLink to={IDEAS_PATH}>Show all ideas</ButtonLink>} />
  if (q === null && status === null && after === null) return <EmptyState text={NO_IDEAS} />
  return <EmptyState text="No ideas found" hint="Try fewer words or another status." action={<SearchInstead q={q} kind="idea"><ButtonLink to={IDEAS_PATH}>Show all ideas</ButtonLink></SearchInstead>} />
}

function LogInFirst() {
  return (
    <EmptyState
      text="Log in to see your ideas"
      action={<LogInButton />}
    />
  )
}
