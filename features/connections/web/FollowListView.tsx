import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { useNumber } from '#platform/web/ui/use-number.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { FOLLOW_LISTS, FOLLOW_LIST_TITLES, type FollowListKind } from '../rules/follow-list.ts'
import { CONNECTIONS_PATH, listPath } from '../rules/paths.ts'
import { useBlockedIds } from './use-blocked-ids.ts'
import { FollowListQuery, type FollowListData } from './follow-list-query.ts'
import { PeopleGrid } from './PeopleGrid.tsx'

interface Props {
  kind: FollowListKind
  list: FollowListData
  search: URLSearchParams
}

/** One of a person's two lists, with a link to the other one. */
export function FollowListView({ kind, list: known, search }: Props) {
  const blocked = useBlockedIds()
  const isOwn = useSession()?.user.id === known.personId
  const query = useOwnView(kind, known, search, isOwn)
  const fresh = query.data?.followList ?? known
  // Someone who was unfollowed stays in the list until the page is left; the counts follow.
  const list = known.people === null ? fresh : known
  if (blocked.has(list.personId)) return <EmptyState text="We couldn’t find that." action={<ButtonLink to={CONNECTIONS_PATH}>Show everyone</ButtonLink>} />
  return (
    <Page title={titleOf(kind, isOwn ? null : list.name)} action={<ButtonLink to={profilePath(list.username)}>View profile</ButtonLink>}>
      <nav aria-label="Lists" className="flex gap-1 border-b border-line p-1 pb-0">
        {FOLLOW_LISTS.map((one) => (
          <a key={one} className="tab inline-flex items-center gap-2" href={listPath(one, list.username)} aria-current={one === kind ? 'page' : undefined}>
            {FOLLOW_LIST_TITLES[one]}
            <Count value={one === 'followers' ? fresh.followerCount : fresh.followingCount} />
          </a>
        ))}
      </nav>
      <StaleNote query={query} />
      {known.people === null && query.isLoading ? <Skeleton className="h-40" /> : !query.isLoadingError && <People kind={kind} list={list} search={search} isOwn={isOwn} />}
    </Page>
  )
}

/** A list that is not public may be visible to a member, so it is loaded once more with the session; an own one, for counts that follow what is pressed. */
function useOwnView(kind: FollowListKind, known: FollowListData, search: URLSearchParams, isOwn: boolean) {
  const session = useSession()
  return useQuery(FollowListQuery, isOwn || (session !== null && known.people === null) ? { kind, username: known.username, after: search.get('after') } : null)
}

/** The title of a list, of the viewer for null. */
function titleOf(kind: FollowListKind, name: string | null): string {
  if (name === null) return kind === 'followers' ? 'Your followers' : 'People you follow'
  return kind === 'followers' ? `${name}’s followers` : `People ${name} follows`
}

function Count({ value }: { value: number | null }) {
  const number = useNumber()
  if (value === null) return null
  return <span className="tabular text-text-muted">{number(value)}</span>
}

function People({ kind, list, search, isOwn }: Props & { isOwn: boolean }) {
  const isVisitor = useSession() === null
  if (list.people === null) {
    if (isVisitor) return <EmptyState text={`${list.name} doesn’t show this list to everyone`} hint="If they show it to members, you can see it after you log in." action={<LogInButton />} />
    return <EmptyState text={`${list.name} keeps this list private`} />
  }
  const { items, next } = list.people
  if (items.length === 0) {
    const text = kind === 'followers' ? `${isOwn ? 'You have' : `${list.name} has`} no followers yet` : `${isOwn ? 'You aren’t' : `${list.name} isn’t`} following anyone yet`
    return <EmptyState text={text} action={<ButtonLink to={CONNECTIONS_PATH}>Find people</ButtonLink>} />
  }
  const path = listPath(kind, list.username)
  return (
    <>
      <h2 className="sr-only">People</h2>
      <PeopleGrid showsViewer people={items} label={FOLLOW_LIST_TITLES[kind]} />
      <nav aria-label="Pages" className="flex justify-between gap-3">
        {search.has('after') ? <ButtonLink to={path}>First page</ButtonLink> : <span />}
        {next !== null && <ButtonLink to={`${path}?after=${encodeURIComponent(next)}`}>More people</ButtonLink>}
      </nav>
    </>
  )
}
