import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import type { RoleRights, Rights } from './RightsSection.tsx'

type Right = Rights['knownRights'][number]

interface Props {
  rights: readonly Right[]
  roles: readonly RoleRights[]
  rightsOf: (role: RoleRights) => readonly string[]
  onToggle: (role: RoleRights, right: string) => void
}

/** A table with rights as rows and roles as columns. */
export function RightsMatrix(props: Props) {
  return <Table caption="Role permissions" keyOf={({ name }) => name} rows={props.rights} columns={columnsFor(props)} />
}

const columnsFor = ({ roles, rightsOf, onToggle }: Props) => [
  { title: 'Permission', cell: ({ label }: Right) => label },
  ...roles.map((role) => ({
    title: role.label,
    cell: (right: Right) => (
      <RightBox role={role} right={right} checked={rightsOf(role).includes(right.name)} onToggle={() => onToggle(role, right.name)} />
    ),
  })),
]

interface BoxProps {
  role: RoleRights
  right: Right
  checked: boolean
  onToggle: () => void
}

function RightBox({ role, right, checked, onToggle }: BoxProps) {
  const isKept = right.isFixed && role.role === 'admin'
  const name = `${role.label}: ${right.label}${isKept ? ' (always on for admins)' : ''}`
  return <Checkbox label={<span className="sr-only">{name}</span>} checked={checked} disabled={isKept} onChange={onToggle} />
}
