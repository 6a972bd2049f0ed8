import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { checkIcon } from '#platform/web/ui/icons.ts'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { showLatestToast } from '#platform/web/ui/toast-store.ts'
import { AdminReasonDialog } from '#features/administration/web/public.tsx'
import { AUTOMATIC, levelChange, undoneChange } from '../rules/hand-set-level.ts'
import { TRUST_LABELS, TRUST_LEVELS } from '../rules/levels.ts'

const GetPersonTrust = graphql(`
  query GetPersonTrust($username: String!) { personTrust(username: $username) { username level label isManual hasRole reason decisionId earnedLevel nextLabel conditions { label have need isMet } } }
`)
const SetPersonTrust = graphql(`
  mutation SetPersonTrust($username: String!, $level: String, $automatic: Boolean, $reason: String!) { setPersonTrust(username: $username, level: $level, automatic: $automatic, reason: $reason) }
`)
const CHOICES = [{ value: AUTOMATIC, label: 'Automatic' }, ...TRUST_LEVELS.map((value) => ({ value, label: TRUST_LABELS[value] }))]

type PersonTrust = ResultOf<typeof GetPersonTrust>['personTrust']

interface Props {
  username: string
  /** The label of the level as the page around knows it: when it changes, the card is loaded again. */
  knownLevel?: string
  onChange?: () => void
}

/** The level of a person with its reason and what the next one needs; an admin sets another one by hand, or makes it automatic again. */
export function TrustCard({ username, knownLevel, onChange }: Props) {
  const [choice, choose] = useState<string | null>(null)
  const { data, error, refetch } = useQuery(GetPersonTrust, { username }, { meta: { followsMutations: true } })
  const trust = data?.personTrust
  const onKnownLevel = useEffectEvent((level: string | undefined) => {
    if (level !== undefined && trust !== undefined && trust.label !== level) refetch()
  })
  useEffect(() => {
    onKnownLevel(knownLevel)
  }, [knownLevel])
  if (trust === undefined) return <ErrorMessage message={error?.message} />
  const present = trust.isManual ? trust.level : AUTOMATIC
  return (
    <>
      <div className="card grid gap-3 p-4">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">@{trust.username}</span> <Badge tone="accent">{trust.label}</Badge>
          {trust.isManual && <Badge>Set by hand</Badge>}
          {trust.hasRole && <Badge>Has the limits of Regular because of a role</Badge>}
        </p>
        {trust.reason !== '' && <p className="text-sm wrap-anywhere text-text-muted">{trust.reason}</p>}
        {trust.nextLabel !== null && (
          <ul className="grid gap-2 text-sm text-text-muted">
            {trust.conditions.map(({ label, have, need, isMet }) => (
              <li key={label} className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-3 sm:grid-cols-[1rem_minmax(0,1fr)_4rem_6rem]">
                <span className={isMet ? 'text-success' : ''}>
                  {isMet && <Icon of={checkIcon} small />}
                  <span className="sr-only">{isMet ? 'Done:' : 'Not yet:'}</span>
                </span>
                <span>{label}</span>
                <span className="grid max-sm:hidden">
                  <ProgressBar share={Math.min(1, have / need)} />
                </span>
                <span className="tabular text-right whitespace-nowrap">
                  {have} of {need}
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className="w-44 max-w-full">
          <Field label="Set the level">{(control) => <Select {...control} value={choice ?? present} options={CHOICES} onChange={(event) => choose(event.target.value)} />}</Field>
        </div>
      </div>
      {choice !== null && choice !== present && (
        <LevelDialog
          trust={trust}
          choice={choice}
          onDone={() => {
            choose(null)
            refetch()
            onChange?.()
          }}
          onClose={() => choose(null)}
        />
      )}
    </>
  )
}

/** Asks for the reason of a chosen level, and names the levels before and after. */
function LevelDialog({ trust, choice, onDone, onClose }: { trust: PersonTrust; choice: string; onDone: () => void; onClose: () => void }) {
  const set = useMutation(SetPersonTrust)
  const undo = useMutation(SetPersonTrust, {
    onSuccess: () => {
      showLatestToast(trust.username, `The level of @${trust.username} is ${trust.label} again.`)
      onDone()
    },
    onError: ({ message }) => showLatestToast(trust.username, message, { kind: 'error' }),
  })
  const { title, change, consequence, action, done } = levelChange(trust, choice)
  const send = (reason: string) => {
    const variables = choice === AUTOMATIC ? { automatic: true } : { level: choice }
    set.mutate(
      { username: trust.username, ...variables, reason },
      {
        onSuccess: () => {
          const before = undoneChange(trust)
          showLatestToast(trust.username, done, before === null ? {} : { action: { label: 'Undo', run: () => undo.mutate({ username: trust.username, ...before }) } })
          onDone()
        },
      },
    )
  }
  return (
    <AdminReasonDialog title={title} target={change} action={action} busy={set.isPending} refusal={set.error} onSend={send} onClose={onClose}>
      <span className="mb-2 block font-medium text-text">{change}</span>
      {consequence}
    </AdminReasonDialog>
  )
}
