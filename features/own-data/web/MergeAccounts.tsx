import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { AdminReasonDialog, PersonField, type ManagedPersonProps } from '#features/administration/web/public.tsx'
import { GRACE_DAYS } from '../rules/own-data.ts'

const PlanAccountMerge = graphql(`
  query PlanAccountMerge($personId: ID!, $into: String!) {
    planAccountMerge(personId: $personId, into: $into) { username name problem content { label moved dropped } }
  }
`)
const MergeAccountsMutation = graphql(`
  mutation MergeAccounts($personId: ID!, $into: String!, $reason: String!) { mergeAccounts(personId: $personId, into: $into, reason: $reason) }
`)

const COLUMNS = [
  { title: 'Content', cell: ({ label }: { label: string }) => label },
  { title: 'Moves', cell: ({ moved }: { moved: number }) => moved, numeric: true },
  { title: 'Already there', cell: ({ dropped }: { dropped: number }) => dropped, numeric: true },
]

/** Merges this account into another one of the same person, after a dry run. */
export function MergeAccounts({ person, onChange }: ManagedPersonProps) {
  const [username, setUsername] = useState('')
  const [into, setInto] = useState<string | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const plan = useQuery(PlanAccountMerge, into === null ? null : { personId: person.id, into })
  const merge = useMutation(MergeAccountsMutation, {
    onSuccess: () => {
      setIsConfirming(false)
      setInto(null)
      setUsername('')
      onChange()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (username.trim() !== '') setInto(username.trim().replace(/^@/, ''))
  }
  // The dry run that is shown belongs to the account in the field.
  const type = (typed: string) => {
    setUsername(typed)
    setInto(null)
  }
  const planned = into === null ? undefined : plan.data?.planAccountMerge
  return (
    <div className="grid grid-cols-1 gap-4">
      <form className="flex flex-wrap items-start gap-3" onSubmit={submit}>
        <div className="w-96 max-w-full">
          <PersonField
            label="Account that stays"
            hint={`Type part of a name, then choose. @${person.username}’s content moves there.`}
            error={into === null ? undefined : plan.error?.message}
            value={username}
            without={[person.username]}
            onChange={type}
          />
        </div>
        <Button type="submit" className="sm:mt-6.5">
          Show what moves
        </Button>
      </form>
      {planned !== undefined && (
        <>
          <ErrorMessage message={planned.problem ?? undefined} />
          {planned.content.length === 0 ? <p className="text-sm text-text-muted">This account has no content.</p> : <Table caption={`What moves to ${planned.name}`} rows={planned.content} columns={COLUMNS} keyOf={({ label }) => label} />}
          <p className="max-w-[68ch] text-sm text-text-muted">
            Messages, followers, reactions, groups and settings don’t move. What is already there stays as it is. @{person.username} is suspended at once and deleted after {GRACE_DAYS} days.
          </p>
          <Button variant="danger" className="justify-self-start" disabledBecause={planned.problem} onClick={() => setIsConfirming(true)}>
            Merge into {planned.name}
          </Button>
        </>
      )}
      {isConfirming && planned !== undefined && (
        <AdminReasonDialog
          title={`Merge @${person.username} into @${planned.username}`}
          action="Merge"
          danger
          busy={merge.isPending}
          refusal={merge.error}
          onSend={(reason) => merge.mutate({ personId: person.id, into: planned.username, reason })}
          onClose={() => {
            merge.reset()
            setIsConfirming(false)
          }}
        >
          This can’t be undone: content is not moved back.
        </AdminReasonDialog>
      )}
    </div>
  )
}
