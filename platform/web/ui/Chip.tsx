import type { ReactNode } from 'react'
import { crossIcon } from './icons.ts'
import { Icon } from './Icon.tsx'

/** A chip that is on or off. */
export function ToggleChip({ on, onToggle, children }: { on: boolean; onToggle: () => void; children: ReactNode }) {
  return (
    <button type="button" className="chip" aria-pressed={on} onClick={onToggle}>
      {children}
    </button>
  )
}

/** A chip that is a link, such as a tag. */
export function LinkChip({ to, current = false, children }: { to: string; current?: boolean; children: ReactNode }) {
  return (
    <a href={to} className="chip" aria-current={current ? 'true' : undefined}>
      {children}
    </a>
  )
}

/** A chip with a label, and a Remove button if `onRemove` is given. */
export function Chip({ label, onRemove }: { label: string; onRemove?: () => void }) {
  return (
    <span className={onRemove === undefined ? 'chip max-w-full' : 'chip max-w-full pr-1!'}>
      <span className="truncate">{label}</span>
      {onRemove !== undefined && (
        <button
          type="button"
          className="chip-cross"
          aria-label={`Remove ${label}`}
          onClick={onRemove}
        >
          <Icon of={crossIcon} small />
        </button>
      )}
    </span>
  )
}
