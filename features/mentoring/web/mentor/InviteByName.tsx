import { useState, type FormEvent } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ComboboxField } from '#platform/web/ui/ComboboxField.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { usePaused } from '#platform/web/use-paused.ts'
import type { Part } from '../../rules/group.ts'
import type { GroupData } from '../group-query.ts'
import { useChange } from '../use-change.ts'

const InviteByUsername = graphql(`mutation InviteToMentorGroup($id: ID!, $username: String!, $part: MentorGroupPart!) { inviteToMentorGroup(id: $id, username: $username, part: $part) }`)
const PeopleNamed = graphql(`query PeopleNamed($q: String!) { people(q: $q, first: 6) { items { id name username } } }`)
const TakeBack = graphql(`mutation TakeInvitationBack($id: ID!, $person: ID!) { removeFromMentorGroup(id: $id, person: $person) }`)

/** Invites a learner or a co-mentor by their name or username (requirement X-4). */
export function InviteByName({ group: { id, invited } }: { group: GroupData }) {
  const [username, setUsername] = useState('')
  const [isChosen, setChosen] = useState(false)
  const q = usePaused(username.replace(/^@/, ''))
  const { data } = useQuery(PeopleNamed, q === '' || isChosen ? null : { q })
  const found = q === '' || isChosen ? undefined : data?.people.items.map(({ id, name, username }) => ({ id, label: name, detail: `@${username}` }))
  const type = (typed: string) => {
    setChosen(false)
    setUsername(typed)
  }
  const [part, setPart] = useState<Part>('learner')
  const invite = useChange(InviteByUsername, () => setUsername(''), { isQuiet: true })
  const takeBack = useChange(TakeBack)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    invite.mutate({ id, username: username.trim().replace(/^@/, ''), part })
  }
  return (
    <Section title="Invite by name">
      <form className="flex flex-wrap items-start gap-3" onSubmit={submit} noValidate>
        <div className="w-72 max-w-full">
          <ComboboxField
            label="Name or username"
            hint="Type part of a name, then choose."
            error={invite.error?.fields['username'] ?? invite.error?.message}
            value={username}
            options={found}
            onType={type}
            onChoose={({ detail }) => {
              setUsername(detail!.slice(1))
              setChosen(true)
            }}
          />
        </div>
        <Field label="Role">
          {(control) => <Select {...control} value={part} options={[{ value: 'learner', label: 'Learner' }, { value: 'mentor', label: 'Co-mentor' }]} onChange={({ target }) => setPart(target.value as Part)} />}
        </Field>
        <Button type="submit" className="sm:mt-6.5" busy={invite.isPending}>
          Invite
        </Button>
      </form>
      {invited.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {invited.map(({ id: person, name, part }) => (
            <li key={person} className="flex items-center justify-between gap-3">
              <span className="flex min-w-0 flex-wrap items-center gap-2 wrap-anywhere">
                {name} <Badge>{part === 'mentor' ? 'Invited as co-mentor' : 'Invited'}</Badge>
              </span>
              <Button small variant="ghost" aria-label={`Withdraw the invitation to ${name}`} busy={takeBack.isPending} onClick={() => takeBack.mutate({ id, person })}>
                Withdraw
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
