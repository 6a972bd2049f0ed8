import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { AdminReasonDialog } from '#features/administration/web/public.tsx'
import { TRUST_LABELS, TRUST_LEVELS } from '../rules/levels.ts'

const GetPersonTrust = graphql(`
  query GetPersonTrust($username: String!) { personTrust(username: $username) { username level label isManual hasRole reason nextLabel conditions { label have need isMet } } }
`)
const SetPersonTrust = graphql(`
  mutation SetPersonTrust($username: String!, $level: String!, $reason: String!) { setPersonTrust(username: $username, level: $level, reason: $reason) }
`)
const LEVELS = TRUST_LEVELS.map((value) => ({ value, label: TRUST_LABELS[value] }))

interface Props {
  username: string
  /** The label of the level as the page around knows it: when it changes, the card is loaded again. */
  knownLevel?: string
  onChange?: () => void
}

/** The level of a person with its reason and what the next one needs; an admin sets another one by hand. */
export function TrustCard({ username, knownLevel, onChange }: Props) {
  const [level, setLevel] = useState<string | null>(null)
  const { data, error, refetch } = useQuery(GetPersonTrust, { username }, { meta: { followsMutations: true } })
  const set = useMutation(SetPersonTrust)
  const trust = data?.personTrust
  const onKnownLevel = useEffectEvent((level: string | undefined) => {
    if (level !== undefined && trust !== undefined && trust.label !== level) refetch()
  })
  useEffect(() => {
    onKnownLevel(knownLevel)
  }, [knownLevel])
  if (trust === undefined) return <ErrorMessage message={error?.message} />
  return (
    <>
      <div className="card grid gap-3 p-5">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">@{trust.username}</span> <Badge tone="accent">{trust.label}</Badge>
          {trust.isManual && <Badge>Set by hand</Badge>}
          {trust.hasRole && <Badge>Has the limits of Regular because of a role</Badge>}
        </p>
        {trust.reason !== '' && <p className="text-sm wrap-anywhere text-text-muted">{trust.reason}</p>}
        {trust.nextLabel !== null && (
          <ul className="text-sm text-text-muted">
            {trust.conditions.map(({ label, have, need, isMet }) => (
              <li key={label}>
                {isMet ? 'Done' : 'Not yet'}: {label}, {have} of {need}
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Select aria-label="New level" className="min-w-36" value={level ?? trust.level} options={LEVELS} onChange={(event) => setLevel(event.target.value)} />
        </div>
      </div>
      {level !== null && level !== trust.level && (
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
                  onChange?.()
                },
              },
            )
          }
          onClose={() => setLevel(null)}
        >
          From then on it changes only after a moderator’s decision against the person.
        </AdminReasonDialog>
      )}
    </>
  )
}
