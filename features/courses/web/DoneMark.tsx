import { checkIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'

/** A check mark beside a finished lesson. */
export function DoneMark({ label = 'Done' }: { label?: string }) {
  return (
    <span className="text-success" title={label}>
      <Icon of={checkIcon} small />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
