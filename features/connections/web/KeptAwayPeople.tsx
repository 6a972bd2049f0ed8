import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { sentenceFor } from '#platform/web/graphql/refusal.ts'
import { request } from '#platform/web/graphql/request.ts'
import { useAnswer } from '#platform/web/graphql/use-answer.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Refused } from '#platform/web/ui/Refused.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { settleApart } from './apart-store.ts'

const KeptAway = graphql(`
  query KeptAway($blockedAfter: String, $mutedAfter: String) {
    blockedPeople(first: 50, after: $blockedAfter) { items { id name username avatarUrl } next }
    mutedPeople(first: 50, after: $mutedAfter) { items { id name username avatarUrl } next }
  }
`)

const TakeBackBlock = graphql(`
  mutation TakeBackBlock($personId: ID!) { blockPerson(personId: $personId, blocked: false) }
`)

const TakeBackMute = graphql(`
  mutation TakeBackMute($personId: ID!) { mutePerson(personId: $personId, muted: false) }
`)

type KeptPage = ResultOf<typeof KeptAway>['blockedPeople']

/** The people whom a member blocked or muted, each with the way back: a part of the settings. */
export function KeptAwayPeople() {
  const session = useSession()
  const [after, setAfter] = useState<{ blockedAfter: string | null; mutedAfter: string | null }>({ blockedAfter: null, mutedAfter: null })
  const answer = useAnswer(KeptAway, session === null ? null : after)
  const { data, failed, again } = answer
  if (failed !== null) return <ErrorState text="We couldn’t load these lists." hint={failed} onRetry={again} />
  if (data === null) return <Skeleton className="h-24" />
  const unblock = async (personId: string) => {
    await request(TakeBackBlock, { personId })
    settleApart(personId, false)
  }
  const unmute = (personId: string) => request(TakeBackMute, { personId })
  return (
    <div className="grid gap-6">
      <StaleNote answer={answer} />
      <KeptList
        title="Blocked"
        none="You haven’t blocked anyone."
        verb="Unblock"
        page={data.blockedPeople}
        after={after.blockedAfter}
        onTurn={(blockedAfter) => setAfter({ ...after, blockedAfter })}
        onTakeBack={unblock}
        onChange={again}
      />
      <KeptList
        title="Muted"
        none="You haven’t muted anyone."
        verb="Unmute"
        page={data.mutedPeople}
        after={after.mutedAfter}
        onTurn={(mutedAfter) => setAfter({ ...after, mutedAfter })}
        onTakeBack={unmute}
        onChange={again}
      />
    </div>
  )
}

interface ListProps {
  title: string
  none: string
  verb: string
  page: KeptPage
  /** Where the page begins; null: with the newest. */
  after: string | null
  onTurn: (after: string | null) => void
  onTakeBack: (personId: string) => Promise<unknown>
  onChange: () => void
}

function KeptList({ title, none, verb, page: { items, next }, after, onTurn, onTakeBack, onChange }: ListProps) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const takeBack = async (personId: string) => {
    setTrouble(null)
    await onTakeBack(personId).then(onChange, (error: unknown) => setTrouble(sentenceFor(error)))
  }
  return (
    <section className="grid gap-2">
      <h3 className="text-base">{title}</h3>
      {items.length === 0 && after === null ? (
        <p className="text-sm text-ink-soft">{none}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-line rounded-card border border-line bg-surface">
          {items.map((person) => (
            <li key={person.id} className="flex items-center gap-3 px-4 py-2.5">
              <Avatar person={{ id: person.id, name: person.name, picture: person.avatarUrl }} />
              <p className="min-w-0 flex-1 text-sm font-medium wrap-anywhere">{person.name}</p>
              <Button small aria-label={`${verb} ${person.name}`} onClick={() => void takeBack(person.id)}>
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
      <Refused says={trouble} />
    </section>
  )
}
