import { Button } from './Button.tsx'
import { TimeAgo } from './TimeAgo.tsx'

/** Above a form whose values come from a draft on this device: when it was saved, and a way to discard it. Nothing if there was none. */
export function RestoredNote({ from, onDiscard }: { from: string | number | null; onDiscard: () => void }) {
  if (from === null) return null
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-text-muted">
      <span>
        Restored from this device, <TimeAgo at={from} />.
      </span>
      <Button
        small
        onClick={({ currentTarget }) => {
          // The button goes away.
          currentTarget.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus()
          onDiscard()
        }}
      >
        Discard
      </Button>
    </p>
  )
}
