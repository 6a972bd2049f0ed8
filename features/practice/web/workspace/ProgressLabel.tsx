import { Icon } from '#platform/web/ui/Icon.tsx'
import { circleCheckIcon, pencilIcon } from '#platform/web/ui/icons.ts'

/** Whether a member solved a problem or only tried it. */
export function ProgressLabel({ isSolved }: { isSolved: boolean }) {
  return (
    <span className={`flex items-center gap-1 text-sm ${isSolved ? 'text-success' : 'text-text-muted'}`}>
      <Icon of={isSolved ? circleCheckIcon : pencilIcon} small />
      {isSolved ? 'Solved' : 'Tried'}
    </span>
  )
}
