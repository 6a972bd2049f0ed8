import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import type { ManagedPerson } from './PeopleSection.tsx'
import { ReasonForDeed } from './AdminReasonDialog.tsx'

const ChangeGrant = graphql(`
  mutation ChangeGrant($personId: ID!, $role: String!, $held: Boolean!, $reason: String!) {
    changeGrant(personId: $personId, role: $role, held: $held, reason: $reason)
  }
`)
const SuspendPerson = graphql(`
  mutation SuspendPerson($personId: ID!, $suspended: Boolean!, $reason: String!) {
    suspendPerson(personId: $personId, suspended: $suspended, reason: $reason)
  }
`)

export type PersonDeed = { kind: 'grant'; role: 'mentor' | 'admin'; held: boolean } | { kind: 'suspension'; suspended: boolean }

interface Props {
  person: ManagedPerson
  deed: PersonDeed
  onDone: () => void
  onClose: () => void
}

/** Asks why before a role is given or taken, or somebody is kept out. */
export function PersonDeedDialog({ person, deed, onDone, onClose }: Props) {
  const grant = useMutation(ChangeGrant)
  const suspension = useMutation(SuspendPerson)
  const { isPending, error } = deed.kind === 'grant' ? grant : suspension
  const send = (reason: string) => {
    const onSuccess = () => onDone()
    if (deed.kind === 'grant') grant.mutate({ personId: person.id, role: deed.role, held: deed.held, reason }, { onSuccess })
    else suspension.mutate({ personId: person.id, suspended: deed.suspended, reason }, { onSuccess })
  }
  const { title, sentence, action, danger } = wordsFor(deed, person.name)
  return (
    <ReasonForDeed title={title} action={action} danger={danger} busy={isPending} refusal={error} onSend={send} onClose={onClose}>
      {sentence}
    </ReasonForDeed>
  )
}

function wordsFor(deed: PersonDeed, name: string) {
  if (deed.kind === 'suspension') {
    return deed.suspended
      ? { title: `Suspend ${name}`, sentence: 'Logs them out everywhere and blocks login. Their posts stay.', action: 'Suspend', danger: true }
      : { title: `Unsuspend ${name}`, sentence: 'They can log in again.', action: 'Unsuspend', danger: false }
  }
  const role = deed.role === 'mentor' ? 'mentor' : 'admin'
  return deed.held
    ? { title: `Make ${name} ${role}`, sentence: `They can use the ${role} role right away.`, action: `Make ${role}`, danger: false }
    : { title: `Remove the ${role} role from ${name}`, sentence: 'They lose the role immediately.', action: 'Remove role', danger: true }
}
