import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { AdminReasonDialog } from '#features/administration/web/public.tsx'
import { changeTexts, effectTexts, type ChangedLevel, type CountedLevel } from '../rules/level-changes.ts'

interface Props {
  levels: readonly CountedLevel[]
  changed: readonly ChangedLevel[]
  busy: boolean
  refusal: ApiError | null
  onSend: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason of changed levels: what changes, and for how many people. */
export const LevelsDialog = ({ levels, changed, ...dialog }: Props) => (
  <AdminReasonDialog title="Change the trust levels" action="Save" {...dialog}>
    <div className="grid gap-3">
      <ul className="tabular grid list-disc gap-1 pl-5 text-text">
        {changeTexts(changed).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {effectTexts(changed, levels).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  </AdminReasonDialog>
)
