import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { COMMUNITY_RULES } from '#features/people/rules/community-rules.ts'
import type { ManagedPerson } from './PeopleSection.tsx'
import { AdminReasonDialog } from './AdminReasonDialog.tsx'

const ChangeGrant = graphql(`
  mutation ChangeGrant($personId: ID!, $role: String!, $held: Boolean!, $reason: String!) {
    changeGrant(personId: $personId, role: $role, held: $held, reason: $reason)
  }
`)
export const SuspendPerson = graphql(`
  mutation SuspendPerson($personId: ID!, $suspended: Boolean!, $days: Int, $rule: String, $reason: String!) {
    suspendPerson(personId: $personId, suspended: $suspended, days: $days, rule: $rule, reason: $reason)
  }
`)

export type PersonAction = { kind: 'grant'; role: 'mentor' | 'admin'; held: boolean } | { kind: 'suspension'; suspended: boolean }

const ENDS = [
  { value: '1', label: 'After 1 day' },
  { value: '7', label: 'After 7 days' },
  { value: '30', label: 'After 30 days' },
  { value: '90', label: 'After 90 days' },
  { value: '', label: 'When an admin ends it' },
]

const RULE_MISSING = 'Choose the rule that was broken'
const RULES = [{ value: '', label: 'Choose a rule' }, ...COMMUNITY_RULES.map(({ name, label }) => ({ value: name, label }))]

interface Props {
  person: ManagedPerson
  action: PersonAction
  onDone: () => void
  onClose: () => void
}

/** Asks for a reason before a role or a suspension changes. */
export function PersonActionDialog({ person, action, onDone, onClose }: Props) {
  const grant = useMutation(ChangeGrant)
  const suspension = useMutation(SuspendPerson)
  const [days, setDays] = useState('7')
  const [rule, setRule] = useState('')
  const { isPending, error } = action.kind === 'grant' ? grant : suspension
  const send = (reason: string) => {
    const onSuccess = () => onDone()
    if (action.kind === 'grant') grant.mutate({ personId: person.id, role: action.role, held: action.held, reason }, { onSuccess })
    else suspension.mutate({ personId: person.id, suspended: action.suspended, days: days === '' ? null : Number(days), rule: action.suspended ? rule : null, reason }, { onSuccess })
  }
  const { title, sentence, button, danger } = textsFor(action, person)
  const needsRule = action.kind === 'suspension' && action.suspended
  return (
    <AdminReasonDialog title={title} action={button} danger={danger} missing={needsRule && rule === '' ? RULE_MISSING : null} hint={needsRule ? 'They read it with the rule, by email and when they log in. Also recorded in the audit log.' : undefined} busy={isPending} refusal={error} onSend={send} onClose={onClose}>
      {sentence}
      {needsRule && (
        <div className="mt-4 grid gap-4 text-text sm:grid-cols-2">
          <Field label="Rule (required)">{(control) => <Select {...control} required options={RULES} value={rule} onChange={(event) => setRule(event.target.value)} />}</Field>
          <Field label="Ends">{(control) => <Select {...control} options={ENDS} value={days} onChange={(event) => setDays(event.target.value)} />}</Field>
        </div>
      )}
    </AdminReasonDialog>
  )
}

/** The message after an action. */
export function doneText(action: PersonAction, name: string): string {
  if (action.kind === 'suspension') return action.suspended ? `${name} is suspended.` : `${name} can log in again.`
  const role = action.role === 'mentor' ? 'a mentor' : 'an admin'
  return action.held ? `${name} is ${role} now.` : `${name} isn’t ${role} any more.`
}

function textsFor(action: PersonAction, { name, level }: Pick<ManagedPerson, 'name' | 'level'>) {
  if (action.kind === 'suspension') {
    return action.suspended
      ? { title: `Suspend ${name}`, sentence: `Logs them out everywhere${level === 'New' ? ' and blocks login' : ', blocks login and lowers their trust level by one'}. Their posts stay.`, button: 'Suspend', danger: true }
      : { title: `Unsuspend ${name}`, sentence: 'They can log in again, and get back the trust level that the suspension took.', button: 'Unsuspend', danger: false }
  }
  const role = action.role === 'mentor' ? 'mentor' : 'admin'
  return action.held
    ? { title: `Make ${name} ${role === 'mentor' ? 'a' : 'an'} ${role}`, sentence: `They can use the ${role} role right away.`, button: `Make ${role}`, danger: false }
    : { title: `Remove the ${role} role from ${name}`, sentence: 'They lose the role immediately.', button: 'Remove role', danger: true }
}
