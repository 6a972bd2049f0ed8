import { Button } from '#platform/web/ui/Button.tsx'

const TEXTS = {
  merged: 'This was changed elsewhere after you opened it. Your changes are now on top of the new version: check it, and save again.',
  conflict: 'This was changed elsewhere after you opened it, also where you changed it. Saving again replaces that.',
}

/** Above a form whose changes were put on top of a version that another mentor saved, with a way to discard them. */
export function NewerVersionNote({ newer, onDiscard }: { newer: keyof typeof TEXTS | null; onDiscard: () => void }) {
  return (
    <div role="alert" className="empty:hidden">
      {newer !== null && (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-warning-subtle px-3 py-2.5 text-sm text-warning">
          <p>{TEXTS[newer]}</p>
          <Button
            small
            onClick={({ currentTarget }) => {
              // The button goes away.
              currentTarget.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus()
              onDiscard()
            }}
          >
            Discard my changes
          </Button>
        </div>
      )}
    </div>
  )
}
