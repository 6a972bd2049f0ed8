import { useState } from 'react'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { PersonActionDialog, type PersonAction } from './PersonActionDialog.tsx'
import type { ManagedPerson } from './PeopleSection.tsx'
import { personPath } from '../rules/sections.ts'
import { useRepeatedRead } from './use-repeated-read.ts'

/** What an admin can do with an account: roles and suspension. */
export function PersonMenu({ person, small = false, isDetailed = false, onChange }: { person: ManagedPerson; small?: boolean; isDetailed?: boolean; onChange: () => void }) {
  const [pending, setPending] = useState<PersonAction | null>(null)
  const onSuspension = useRepeatedRead(onChange)
  const grant = (role: 'mentor' | 'admin') => {
    const held = person.roles.includes(role)
    return { label: held ? `Remove ${role} role` : `Make ${role}`, onSelect: () => setPending({ kind: 'grant', role, held: !held }) }
  }
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
          person.suspendedAt === null
            ? { label: 'Suspend', danger: true, separated: true, onSelect: () => setPending({ kind: 'suspension', suspended: true }) }
            : { label: 'Unsuspend', separated: true, onSelect: () => setPending({ kind: 'suspension', suspended: false }) },
        ]}
      />
      {pending !== null && (
        <PersonActionDialog
          person={person}
          action={pending}
          onClose={() => setPending(null)}
          onDone={() => {
            setPending(null)
            if (pending.kind === 'suspension') onSuspension()
            else onChange()
          }}
        />
      )}
    </>
  )
}
