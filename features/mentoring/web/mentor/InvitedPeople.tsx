import { useRef } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import type { GroupData } from '../group-query.ts'
import { useChange } from '../use-change.ts'

const TakeBack = graphql(`mutation TakeInvitationBack($id: ID!, $person: ID!) { removeFromMentorGroup(id: $id, person: $person) }`)

/** Those who were invited by name and have not answered. */
export function InvitedPeople({ group: { id, invited } }: { group: GroupData }) {
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useFocusNext(list, invited.map((one) => one.id).join())
  const takeBack = useChange(TakeBack, () => showToast('Invitation withdrawn. You can invite them again.'))
  if (invited.length === 0) return null
  return (
    <ul ref={list} className="grid grid-cols-1 gap-2">
      {invited.map(({ id: person, name, part }) => (
        <li key={person} className="flex items-center justify-between gap-3">
          <span className="flex min-w-0 flex-wrap items-center gap-2 wrap-anywhere">
            {name} <Badge>{part === 'mentor' ? 'Invited as co-mentor' : 'Invited'}</Badge>
          </span>
          <Button small variant="ghost" aria-label={`Withdraw the invitation to ${name}`} busy={takeBack.isPending} onClick={() => (focusNext('button'), takeBack.mutate({ id, person }))}>
            Withdraw
          </Button>
        </li>
      ))}
    </ul>
  )
}
