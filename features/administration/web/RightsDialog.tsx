import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { lossSentence, type RightsChange } from '../rules/rights-change.ts'
import { AdminReasonDialog } from './AdminReasonDialog.tsx'
import type { RoleRights, Rights } from './RightsSection.tsx'

interface Props {
  role: RoleRights
  change: RightsChange
  /** The change was put on top of that of another admin. */
  isRebased: boolean
  rights: Rights['knownRights']
  busy: boolean
  refusal: ApiError | null
  onSend: (reason: string) => void
  onClose: () => void
}

/** Confirms a change of rights: who would lose and gain what. */
export function RightsDialog({ role, change, isRebased, rights, ...dialog }: Props) {
  const labels = (names: readonly string[]) => names.map((name) => rights.find((right) => right.name === name)?.label ?? name)
  return (
    <AdminReasonDialog title={`Change ${role.label} permissions`} action="Save" danger={change.taken.length > 0} {...dialog}>
      {isRebased && <p className="mb-2">Your changes are now on top of theirs. Check them, then save again.</p>}
      <p>{lossSentence(role.label, role.holders, labels(change.taken))}</p>
      {change.given.length > 0 && <p className="mt-2">They would gain: {labels(change.given).join('; ')}.</p>}
    </AdminReasonDialog>
  )
}
