import { useState, type FormEvent } from 'react'
import { copyText } from '#platform/web/copy-text.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { copyIcon } from '#platform/web/ui/icons.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { INVITE_DAYS } from '../../rules/group.ts'
import { shownCode } from '../../rules/invite-code.ts'
import { joinPath } from '../../rules/paths.ts'
import type { GroupData } from '../group-query.ts'
import { LocalTime } from '../LocalTime.tsx'
import { useChange } from '../use-change.ts'

const MakeInvite = graphql(`mutation MakeGroupInvite($id: ID!, $days: Int!, $maxUses: Int!) { makeGroupInvite(id: $id, days: $days, maxUses: $maxUses) }`)
const RevokeInvite = graphql(`mutation RevokeGroupInvite($id: ID!) { revokeGroupInvite(id: $id) }`)

const copy = (code: string) => copyText(`${window.location.origin}${joinPath(code)}`, { copied: 'Link copied', failed: 'Your browser didn’t allow copying. Select the code instead.' })

/** Invite links of a group (requirement X-3). */
export function Invites({ group }: { group: GroupData }) {
  const [days, setDays] = useState('7')
  const [maxUses, setMaxUses] = useState('30')
  const make = useChange(MakeInvite, undefined, { isQuiet: true })
  const revoke = useChange(RevokeInvite)
  const { error } = make
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make.mutate({ id: group.id, days: Number(days), maxUses: Math.trunc(Number(maxUses)) || 0 })
  }
  return (
    <Section title="Invite with a link">
      <form className="flex flex-wrap items-end gap-3" onSubmit={submit} noValidate>
        <Field label="Expires after">
          {(control) => <Select {...control} value={days} options={INVITE_DAYS.map((count) => ({ value: String(count), label: count === 1 ? '1 day' : `${count} days` }))} onChange={({ target }) => setDays(target.value)} />}
        </Field>
        <Field label="Maximum uses" error={error?.fields['maxUses'] ?? error?.message}>
          {(control) => <TextInput {...control} className="w-24" inputMode="numeric" value={maxUses} onChange={({ target }) => setMaxUses(target.value)} />}
        </Field>
        <Button type="submit" busy={make.isPending}>
          Create invite
        </Button>
      </form>
      <ul className="grid grid-cols-1 gap-2">
        {group.invites.map(({ id, code, expiresAt, uses, maxUses }) => (
          <li key={id} className="card flex flex-wrap items-center justify-between gap-3 px-4 py-2">
            <div className="grid min-w-0 gap-0.5">
              <code className="text-sm">{shownCode(code)}</code>
              <span className="tabular text-sm text-text-muted">
                {uses} of {maxUses} uses, expires <LocalTime at={String(expiresAt)} />
              </span>
            </div>
            <span className="flex gap-2">
              <Button small icon={copyIcon} onClick={() => void copy(code)}>
                Copy link
              </Button>
              <Button small variant="ghost" aria-label={`Revoke the invite ${shownCode(code)}`} busy={revoke.isPending} onClick={() => revoke.mutate({ id })}>
                Revoke
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
