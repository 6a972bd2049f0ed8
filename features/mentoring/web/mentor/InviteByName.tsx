import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import type { Part } from '../../rules/group.ts'
import type { GroupData } from '../group-query.ts'
import { useChange } from '../use-change.ts'

const InviteByUsername = graphql(`mutation InviteToMentorGroup($id: ID!, $username: String!, $part: MentorGroupPart!) { inviteToMentorGroup(id: $id, username: $username, part: $part) }`)
const TakeBack = graphql(`mutation TakeInvitationBack($id: ID!, $person: ID!) { removeFromMentorGroup(id: $id, person: $person) }`)

/** Invites a learner or a co-mentor by their username (requirement X-4). */
export function InviteByName({ group: { id, invited } }: { group: GroupData }) {
  const [username, setUsername] = useState('')
  const [part, setPart] = useState<Part>('learner')
  const invite = useChange(InviteByUsername, () => setUsername(''), { isQuiet: true })
  const takeBack = useChange(TakeBack)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    invite.mutate({ id, username, part })
  }
  return (
    <Section title="Invite by username">
      <form className="flex flex-wrap items-start gap-3" onSubmit={submit} noValidate>
        <Field label="Username" error={invite.error?.fields['username'] ?? invite.error?.message}>
          {(control) => <TextInput {...control} autoComplete="off" value={username} onChange={({ target }) => setUsername(target.value)} />}
        </Field>
        <Field label="As a">
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
