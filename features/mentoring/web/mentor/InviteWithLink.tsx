import { useState, type FormEvent } from 'react'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { INVITE_DAYS } from '../../rules/group.ts'
import type { GroupData } from '../group-query.ts'
import { useChange } from '../use-change.ts'
import { InviteLinks } from './InviteLinks.tsx'

const MakeInvite = graphql(`mutation MakeGroupInvite($id: ID!, $days: Int!, $maxUses: Int!) { makeGroupInvite(id: $id, days: $days, maxUses: $maxUses) }`)

/** Makes invite links of a group (requirement X-3). */
export function InviteWithLink({ group }: { group: GroupData }) {
  const [days, setDays] = useState('7')
  const [maxUses, setMaxUses] = useState('30')
  const make = useChange(MakeInvite, undefined, { isQuiet: true })
  const { fields, message } = useFieldErrors(make.error, { maxUses })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make.mutate({ id: group.id, days: Number(days), maxUses: Math.trunc(Number(maxUses)) || 0 })
  }
  return (
    <section aria-labelledby="invite-link" className="grid grid-cols-1 gap-3">
      <h3 id="invite-link" className="font-medium">
        Invite with a link
      </h3>
      <form className="flex flex-wrap items-end gap-3" onSubmit={submit} noValidate>
        <Field label="Expires after">
          {(control) => <Select {...control} value={days} options={INVITE_DAYS.map((count) => ({ value: String(count), label: count === 1 ? '1 day' : `${count} days` }))} onChange={({ target }) => setDays(target.value)} />}
        </Field>
        <Field label="Maximum uses" error={fields['maxUses'] ?? message}>
          {(control) => <TextInput {...control} className="w-24" inputMode="numeric" value={maxUses} onChange={({ target }) => setMaxUses(target.value)} />}
        </Field>
        <Button type="submit" busy={make.isPending}>
          Create invite
        </Button>
      </form>
      <InviteLinks group={group} />
    </section>
  )
}
