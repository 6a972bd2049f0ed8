import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { sizeAfterKey, snapped } from './pane-sizes.ts'

interface Props {
  label: string
  /** The id of the pane before it, whose size it changes. */
  controls: string
  /** Whether the panes are beside each other. */
  isVertical: boolean
  /** The size of the pane before it, in percent. */
  size: number
  /** The size that a double click restores. */
  first: number
  onChange: (size: number) => void
}

/** The bar between two panes. A pointer drags it; arrow keys move it, and Enter collapses the first pane. */
export function PaneSeparator({ label, controls, isVertical, size, first, onChange }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const drag = (event: PointerEvent) => {
    const box = bar.current?.parentElement?.getBoundingClientRect()
    if (box === undefined || !bar.current!.hasPointerCapture(event.pointerId)) return
    onChange(snapped(isVertical ? ((event.clientX - box.left) / box.width) * 100 : ((event.clientY - box.top) / box.height) * 100))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = sizeAfterKey(event.key, size, first)
    if (next === null) return
    event.preventDefault()
    onChange(next)
  }
  return (
    // A separator that can be moved is a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={bar}
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      aria-controls={controls}
      aria-valuenow={Math.round(size)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={isVertical ? 'pane-separator' : 'pane-separator pane-separator-flat'}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onDoubleClick={() => onChange(first)}
      onKeyDown={onKeyDown}
    />
  )
}
