import { useState } from 'react'
import { useAuth } from '#features/accounts/web/public.tsx'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { showLatestToast } from '#platform/web/ui/toast-store.ts'
import { doneText, PersonActionDialog, SuspendPerson, type PersonAction } from './PersonActionDialog.tsx'
import type { ManagedPerson } from './PeopleSection.tsx'
import { personPath } from '../rules/sections.ts'
import { useRepeatedRead } from './use-repeated-read.ts'

/** What an admin can do with an account: roles and suspension. */
export function PersonMenu({ person, small = false, isDetailed = false, onChange }: { person: ManagedPerson; small?: boolean; isDetailed?: boolean; onChange: () => void }) {
  const [pending, setPending] = useState<PersonAction | null>(null)
  const readRepeatedly = useRepeatedRead(onChange)
  // The page of one person reads again by itself.
  const onSuspension = isDetailed ? onChange : readRepeatedly
  const isOwn = useAuth().user?.id === person.id
  const tellLatest = (text: string, options?: Parameters<typeof showLatestToast>[2]) => showLatestToast(person.username, text, options)
  const undo = useMutation(SuspendPerson, {
    onSuccess: () => {
      tellLatest(doneText({ kind: 'suspension', suspended: false }, person.name))
      onSuspension()
    },
    onError: ({ message }) => tellLatest(message, { kind: 'error' }),
  })
  const tell = (action: PersonAction) => {
    const isSuspended = action.kind === 'suspension' && action.suspended
    tellLatest(doneText(action, person.name), isSuspended ? { action: { label: 'Undo', run: () => undo.mutate({ personId: person.id, suspended: false, reason: 'Undone.' }) } } : {})
  }
  const grant = (role: 'mentor' | 'admin') => {
    const held = person.roles.includes(role)
    return { label: held ? `Remove ${role} role` : `Make ${role}`, onSelect: () => setPending({ kind: 'grant', role, held: !held }) }
  }
  const suspension =
    person.suspendedAt === null
      ? { label: 'Suspend', danger: true, separated: true, onSelect: () => setPending({ kind: 'suspension', suspended: true }) }
      : { label: 'Unsuspend', separated: true, onSelect: () => setPending({ kind: 'suspension', suspended: false }) }
  return (
    <>
      <Menu
        label={`Actions for ${person.name}`}
        trigger="Manage"
        small={small}
        items={[
          ...(isDetailed ? [] : [{ label: 'Details', to: personPath(person.username) }, { label: 'Trust level', to: `${personPath(person.username)}#person-trust-level` }]),
          grant('mentor'),
          grant('admin'),
          // No one can suspend themselves.
          ...(isOwn ? [] : [suspension]),
        ]}
      />
      {pending !== null && (
        <PersonActionDialog
          person={person}
          action={pending}
          onClose={() => setPending(null)}
          onDone={() => {
            setPending(null)
            tell(pending)
            if (pending.kind === 'suspension') onSuspension()
            else onChange()
          }}
        />
      )}
    </>
  )
}
