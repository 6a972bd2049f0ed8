import { absoluteDay } from '#platform/web/ui/time-words.ts'
import type { ManagedPerson } from './PeopleSection.tsx'

/** When a suspension ends, the rule that was broken, and why. */
export function SuspensionNote({ person: { suspendedUntil, suspensionRule, suspensionReason } }: { person: Pick<ManagedPerson, 'suspendedUntil' | 'suspensionRule' | 'suspensionReason'> }) {
  return (
    <span className="block text-xs text-text-muted">
      <span className="block">{suspendedUntil === null ? 'No end date' : `Until ${absoluteDay(new Date(suspendedUntil))}`}</span>
      {suspensionRule !== null && <span className="block">{suspensionRule}</span>}
      {suspensionReason !== null && suspensionReason !== '' && (
        <span className="line-clamp-2 max-w-48 wrap-anywhere" title={suspensionReason}>
          {suspensionReason}
        </span>
      )}
    </span>
  )
}
