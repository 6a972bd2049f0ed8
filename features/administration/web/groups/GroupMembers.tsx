import { useRef, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { AdminReasonDialog } from '../AdminReasonDialog.tsx'
import { PersonField } from '../PersonField.tsx'
import { MemberPreview, PreviewRightsGroupMember } from './GroupPreview.tsx'
import type { Group, KnownRight } from './groups-query.ts'

const ChangeRightsGroupMember = graphql(`
  mutation ChangeRightsGroupMember($id: ID!, $username: String!, $held: Boolean!, $reason: String!) {
    changeRightsGroupMember(id: $id, username: $username, held: $held, reason: $reason)
  }
`)

/** The people of a group, and a search to add one. */
export function GroupMembers({ group, rights, onChange }: { group: Group; rights: readonly KnownRight[]; onChange: () => void }) {
  const [username, setUsername] = useState('')
  const [pending, setPending] = useState<{ username: string; name: string; held: boolean } | null>(null)
  // A person is looked up before the reason is asked for.
  const lookUp = useMutation(async (username: string) => {
    const { request } = await import('#platform/web/graphql/request.ts')
    return (await request(PreviewRightsGroupMember, { id: group.id, username, held: true })).previewRightsGroupMember
  })
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(box, group.members.map(({ id }) => id).join())
  const change = useMutation(ChangeRightsGroupMember, {
    onSuccess: () => {
      const at = group.members.findIndex(({ username }) => username === pending?.username)
      const next = group.members[at + 1] ?? group.members[at - 1]
      focusNext(...(pending?.held === false && next !== undefined ? [`[data-member="${next.id}"]`] : []), 'input')
      if (pending !== null) showToast(pending.held ? `Added ${pending.name}.` : `Removed ${pending.name}.`)
      setPending(null)
      setUsername('')
      onChange()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asked = username.trim().replace(/^@/, '')
    if (asked === '') box.current?.querySelector('input')?.focus()
    else lookUp.mutate(asked, { onSuccess: ({ username, name }) => setPending({ username, name, held: true }) })
  }
  return (
    <div ref={box} className="grid grid-cols-1 gap-4">
      {group.members.length === 0 ? (
        <p className="text-sm text-text-muted">No one is in this group.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {group.members.map(({ id, username, name, givenAt }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-2 text-sm">
              <span className="min-w-0 wrap-anywhere">
                <a className="font-medium hover:underline" href={`/profile/${username}`}>
                  {name}
                </a>{' '}
                <span className="text-text-muted">
                  @{username}, added <TimeAgo at={givenAt} />
                </span>
              </span>
              <Button small data-member={id} className="flex-none" aria-label={`Remove ${name}`} onClick={() => setPending({ username, name, held: false })}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className="flex flex-wrap items-start gap-3" onSubmit={submit}>
        <div className="w-80 max-w-full">
          <PersonField label="Person to add" value={username} without={group.members.map((one) => one.username)} error={lookUp.error?.message} onChange={(typed) => {
            lookUp.reset()
            setUsername(typed)
          }} />
        </div>
        <Button type="submit" className="sm:mt-6.5" busy={lookUp.isPending}>
          Add person
        </Button>
      </form>
      {pending !== null && (
        <AdminReasonDialog
          title={pending.held ? `Add ${pending.name} to ${group.name}` : `Remove ${pending.name} from ${group.name}`}
          action={pending.held ? 'Add' : 'Remove'}
          danger={!pending.held}
          busy={change.isPending}
          refusal={change.error}
          onSend={(reason) => change.mutate({ id: group.id, username: pending.username, held: pending.held, reason })}
          onClose={() => {
            change.reset()
            setPending(null)
          }}
        >
          <MemberPreview id={group.id} username={pending.username} held={pending.held} rights={rights} />
        </AdminReasonDialog>
      )}
    </div>
  )
}
