import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { groupRights } from '../rules/right-groups.ts'
import type { RoleRights, Rights } from './RightsSection.tsx'

type Right = Rights['knownRights'][number]

interface Props {
  rights: readonly Right[]
  roles: readonly RoleRights[]
  rightsOf: (role: RoleRights) => readonly string[]
  onToggle: (role: RoleRights, right: string) => void
}

/** A table with rights as rows under the headings of their groups, and roles as columns. The head with the roles stays in view. */
export function RightsMatrix({ rights, roles, rightsOf, onToggle }: Props) {
  if (rights.length === 0) return null
  return (
    <table className="w-full rounded-card border border-line bg-surface text-sm [border-collapse:separate] [border-spacing:0]">
      <caption className="sr-only">Role permissions</caption>
      <thead className="sticky top-(--topbar) z-10 text-xs text-text-muted">
        <tr>
          <th scope="col" className="rounded-tl-card border-b border-line bg-surface px-4 py-2.5 text-left font-medium">
            Permission
          </th>
          {roles.map((role) => (
            <th key={role.role} scope="col" className="w-24 border-b border-line bg-surface px-2 py-2.5 text-center font-medium last:rounded-tr-card max-sm:w-16">
              {role.label}
            </th>
          ))}
        </tr>
      </thead>
      {groupRights(rights).map((group) => (
        <tbody key={group.title}>
          <tr>
            <th scope="rowgroup" colSpan={roles.length + 1} className="border-b border-line bg-sunken px-4 py-2 text-left font-semibold">
              {group.title}
            </th>
          </tr>
          {group.rights.map((right) => (
            <tr key={right.name}>
              <th scope="row" className="border-b border-line px-4 py-1 text-left font-normal wrap-anywhere max-sm:px-3">
                {right.label}
              </th>
              {roles.map((role) => (
                <RightCell key={role.role} role={role} right={right} checked={rightsOf(role).includes(right.name)} onToggle={() => onToggle(role, right.name)} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface CellProps {
  role: RoleRights
  right: Right
  checked: boolean
  onToggle: () => void
}

function RightCell({ role, right, checked, onToggle }: CellProps) {
  const isKept = right.isFixed && role.role === 'admin'
  const isChanged = role.rights.includes(right.name) !== checked
  const isDefault = right.defaultRoles.includes(role.role)
  const note = isKept ? 'Always on' : checked === isDefault ? null : `Default: ${isDefault ? 'on' : 'off'}`
  const name = `${role.label}: ${right.label}${isKept ? ' (always on for admins)' : ''}${isChanged ? ' (changed)' : ''}`
  return (
    <td className={`border-b border-line px-2 py-1 max-sm:px-1 ${isChanged ? 'bg-warning-subtle' : ''}`} data-changed={isChanged || undefined}>
      <div className="grid justify-center">
        <Checkbox label={<span className="sr-only">{name}</span>} checked={checked} disabled={isKept} onChange={onToggle} />
      </div>
      {note !== null && <span className="block text-center text-xs text-text-muted sm:whitespace-nowrap">{note}</span>}
    </td>
  )
}
