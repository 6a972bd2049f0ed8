import { useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { historyIcon } from './icons.ts'

interface Props {
  /** What else is said about the changes. */
  note?: string
  /** Other ways to go on. */
  actions?: ReactNode
  /** Null if there is nothing to go back to. */
  onDiscard: (() => void) | null
}

/** Above an editor that opened with unsaved changes from this device, until they are kept or discarded. */
export function RestoredChanges({ note = '', actions, onDiscard }: Props) {
  const [isOver, setOver] = useState(false)
  if (isOver) return null
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line bg-accent-subtle px-3.5 py-2.5 text-sm">
      <Icon of={historyIcon} small />
      <span className="min-w-48 flex-1 wrap-anywhere">We restored your unsaved changes from this device.{note}</span>
      {actions}
      {onDiscard !== null && (
        <Button
          small
          onClick={() => {
            setOver(true)
            onDiscard()
          }}
        >
          Discard changes
        </Button>
      )}
      <Button small variant="ghost" onClick={() => setOver(true)}>
        Keep changes
      </Button>
    </div>
  )
}
