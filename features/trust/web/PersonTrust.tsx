import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { AdminReasonDialog } from '#features/administration/web/public.tsx'
import type { Level } from './TrustSection.tsx'

const GetPersonTrust = graphql(`
  query GetPersonTrust($username: String!) { personTrust(username: $username) { username level label isManual hasRole reason nextLabel conditions { label have need isMet } } }
`)
const SetPersonTrust = graphql(`
  mutation SetPersonTrust($username: String!, $level: String!, $reason: String!) { setPersonTrust(username: $username, level: $level, reason: $reason) }
`)

/** Finds a person by username, explains their level, and sets another one by hand. */
export function PersonTrust({ levels }: { levels: readonly Level[] }) {
  const [text, setText] = useState('')
  const [username, setUsername] = useState<string | null>(null)
  const [level, setLevel] = useState<string | null>(null)
  const { data, error, refetch } = useQuery(GetPersonTrust, username === null ? null : { username })
  const set = useMutation(SetPersonTrust)
  const find = (event: FormEvent) => {
    event.preventDefault()
    setUsername(text.trim() === '' ? null : text.trim())
  }
  const trust = username === null ? undefined : data?.personTrust
  return (
    <section className="grid gap-4" aria-labelledby="person-trust">
      <h3 id="person-trust" className="text-lg">
        Level of a person
      </h3>
      <form className="flex flex-wrap gap-3" onSubmit={find}>
        <TextInput aria-label="Username" placeholder="Username" autoCapitalize="none" className="max-w-80" value={text} onChange={(event) => setText(event.target.value)} />
        <Button type="submit">Find</Button>
      </form>
      <ErrorMessage message={username === null ? undefined : error?.message} />
      {trust !== undefined && (
        <div className="card grid gap-3 p-5">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium">@{trust.username}</span> <Badge tone="accent">{trust.label}</Badge>
            {trust.isManual && <Badge>Set by hand</Badge>}
            {trust.hasRole && <Badge>Has a role: limits of Regular</Badge>}
          </p>
          {trust.reason !== '' && <p className="text-sm wrap-anywhere text-text-muted">{trust.reason}</p>}
          {trust.nextLabel !== null && (
            <ul className="text-sm text-text-muted">
              {trust.conditions.map(({ label, have, need, isMet }) => (
                <li key={label}>
                  {isMet ? 'Done' : 'Missing'}: {label}, {have} of {need}
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Select aria-label="New level" className="min-w-36" value={level ?? trust.level} options={levels.map(({ name, label }) => ({ value: name, label }))} onChange={(event) => setLevel(event.target.value)} />
          </div>
        </div>
      )}
      {trust !== undefined && level !== null && level !== trust.level && (
        <AdminReasonDialog
          title={`Set the level of @${trust.username}`}
          action="Set level"
          busy={set.isPending}
          refusal={set.error}
          onSend={(reason) =>
            set.mutate(
              { username: trust.username, level, reason },
              {
                onSuccess: () => {
                  setLevel(null)
                  refetch()
                },
              },
            )
          }
          onClose={() => setLevel(null)}
        >
          From then on it changes only after a moderator’s decision against the person.
        </AdminReasonDialog>
      )}
    </section>
  )
}
