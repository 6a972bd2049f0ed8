import type { NewerVersion } from '../autosave/use-form-draft.ts'
import { Button } from './Button.tsx'
import { TimeAgo } from './TimeAgo.tsx'

const NEWER: Record<NewerVersion, string> = {
  merged: 'A newer version was saved elsewhere. Your changes are on top of it.',
  conflict: 'A newer version was saved elsewhere, with other changes to the same fields. Saving replaces those changes. Discard shows the newer version.',
}

interface Props {
  /** When it was saved; null for what was typed in this form. */
  from: string | number | null
  /** How the draft was put on a newer version. */
  newerVersion?: NewerVersion | null
  onDiscard: () => void
}

/** Above a form whose values come from a draft on this device: when it was saved, if in an earlier visit, and a way to discard it. Nothing if there was none. */
export function RestoredNote({ from, newerVersion = null, onDiscard }: Props) {
  if (from === null && newerVersion === null) return null
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 text-sm text-text-muted">
      <span>
        {from !== null && (
          <>
            Restored from this device, <TimeAgo at={from} />.{' '}
          </>
        )}
        {newerVersion !== null && NEWER[newerVersion]}
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
