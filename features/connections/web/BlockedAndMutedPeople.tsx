import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import type { Cache } from '#platform/web/data/query-cache.ts'
import { useMutation, type MutationResult } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { UnblockPerson } from './unblock-query.ts'
import { updateBlockedIds } from './use-blocked-ids.ts'

const BlockedAndMuted = graphql(`
  query BlockedAndMuted($blockedAfter: String, $mutedAfter: String) {
    blockedPeople(first: 50, after: $blockedAfter) { items { id name username avatarUrl } next }
    mutedPeople(first: 50, after: $mutedAfter) { items { id name username avatarUrl } next }
  }
`)

const UnmutePerson = graphql(`
  mutation UnmutePerson($personId: ID!) { mutePerson(personId: $personId, muted: false) }
`)

type PeoplePageData = ResultOf<typeof BlockedAndMuted>['blockedPeople']

/** The blocked and muted people of a member with buttons to undo that, a part of the settings. */
export function BlockedAndMutedPeople() {
  const session = useSession()
  const [after, setAfter] = useState<{ blockedAfter: string | null; mutedAfter: string | null }>({ blockedAfter: null, mutedAfter: null })
  const query = useQuery(BlockedAndMuted, session === null ? null : after)
  const refresh = (cache: Cache) => void cache.invalidateQueries(BlockedAndMuted)
  const unblock = useMutation(UnblockPerson, {
    onSuccess: (_data, { personId }, cache) => {
      void updateBlockedIds(cache, personId, false)
      refresh(cache)
    },
  })
  const unmute = useMutation(UnmutePerson, { onSuccess: (_data, _variables, cache) => refresh(cache) })
  const { data, error, isLoadingError, refetch } = query
  if (isLoadingError) return <ErrorState text="We couldn’t load these lists." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-24" />
  return (
    <div className="grid gap-6">
      <StaleNote query={query} />
      <UnlistablePeople
        title="Blocked"
        none="You haven’t blocked anyone."
        verb="Unblock"
        page={data.blockedPeople}
        after={after.blockedAfter}
        onTurn={(blockedAfter) => setAfter({ ...after, blockedAfter })}
        unlist={unblock}
      />
      <UnlistablePeople
        title="Muted"
        none="You haven’t muted anyone."
        verb="Unmute"
        page={data.mutedPeople}
        after={after.mutedAfter}
        onTurn={(mutedAfter) => setAfter({ ...after, mutedAfter })}
        unlist={unmute}
      />
    </div>
  )
}

interface ListProps {
  title: string
  none: string
  verb: string
  page: PeoplePageData
  /** The cursor of the page; null for the newest. */
  after: string | null
  onTurn: (after: string | null) => void
  unlist: MutationResult<unknown, { personId: string }>
}

function UnlistablePeople({ title, none, verb, page: { items, next }, after, onTurn, unlist }: ListProps) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base">{title}</h3>
      {items.length === 0 && after === null ? (
        <p className="text-sm text-text-muted">{none}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-line rounded-card border border-line bg-surface">
          {items.map((person) => (
            <li key={person.id} className="flex items-center gap-3 px-4 py-2.5">
              <Avatar person={{ id: person.id, name: person.name, picture: person.avatarUrl }} />
              <p className="min-w-0 flex-1 text-sm font-medium wrap-anywhere">{person.name}</p>
              <Button small aria-label={`${verb} ${person.name}`} onClick={() => unlist.mutate({ personId: person.id })}>
                {verb}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {(after !== null || next !== null) && (
        <div className="flex gap-2">
          {after !== null && (
            <Button small onClick={() => onTurn(null)}>
              Show newest
            </Button>
          )}
          {next !== null && (
            <Button small onClick={() => onTurn(next)}>
              Show older
            </Button>
          )}
        </div>
      )}
      <ErrorMessage message={unlist.error?.message} />
    </section>
  )
}
