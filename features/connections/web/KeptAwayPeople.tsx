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
import { settleApart } from './apart-store.ts'

const KeptAway = graphql(`
  query KeptAway {
    blockedPeople(first: 100) { items { id name username avatarUrl } next }
    mutedPeople(first: 100) { items { id name username avatarUrl } next }
  }
`)

const TakeBackBlock = graphql(`
  mutation TakeBackBlock($personId: ID!) { blockPerson(personId: $personId, blocked: false) }
`)

const TakeBackMute = graphql(`
  mutation TakeBackMute($personId: ID!) { mutePerson(personId: $personId, muted: false) }
`)

type KeptPerson = ResultOf<typeof KeptAway>['blockedPeople']['items'][number]

/** The people whom a member blocked or muted, each with the way back: a part of the settings. */
export function KeptAwayPeople() {
  const session = useSession()
  const { data, failed, again } = useAnswer(KeptAway, session === null ? null : {})
  if (failed !== null) return <ErrorState text="We could not load these lists." hint={failed} onRetry={again} />
  if (data === null) return <Skeleton className="h-24" />
  const unblock = async (personId: string) => {
    await request(TakeBackBlock, { personId })
    settleApart(personId, false)
  }
  const unmute = (personId: string) => request(TakeBackMute, { personId })
  return (
    <div className="grid gap-6">
      <KeptList title="Blocked" none="You have blocked nobody." verb="Unblock" people={data.blockedPeople.items} onTakeBack={unblock} onChange={again} />
      <KeptList title="Muted" none="You have muted nobody." verb="Unmute" people={data.mutedPeople.items} onTakeBack={unmute} onChange={again} />
    </div>
  )
}

interface ListProps {
  title: string
  none: string
  verb: string
  people: readonly KeptPerson[]
  onTakeBack: (personId: string) => Promise<unknown>
  onChange: () => void
}

function KeptList({ title, none, verb, people, onTakeBack, onChange }: ListProps) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const takeBack = async (personId: string) => {
    setTrouble(null)
    await onTakeBack(personId).then(onChange, (error: unknown) => setTrouble(sentenceFor(error)))
  }
  return (
    <section className="grid gap-2">
      <h3 className="text-base">{title}</h3>
      {people.length === 0 ? (
        <p className="text-sm text-ink-soft">{none}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-line rounded-card border border-line bg-surface">
          {people.map((person) => (
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
      <Refused says={trouble} />
    </section>
  )
}
