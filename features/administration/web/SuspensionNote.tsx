import { absoluteDay } from '#platform/web/ui/time-words.ts'
import type { ManagedPerson } from './PeopleSection.tsx'

/** When a suspension ends and why there is one, on a line or two. */
export function SuspensionNote({ person: { suspendedUntil, suspensionReason } }: { person: Pick<ManagedPerson, 'suspendedUntil' | 'suspensionReason'> }) {
  return (
    <span className="block text-xs text-text-muted">
      <span className="block">{suspendedUntil === null ? 'No end date' : `Until ${absoluteDay(new Date(suspendedUntil))}`}</span>
      {suspensionReason !== null && suspensionReason !== '' && (
        <span className="line-clamp-2 max-w-48 wrap-anywhere" title={suspensionReason}>
          {suspensionReason}
        </span>
      )}
    </span>
  )
}
