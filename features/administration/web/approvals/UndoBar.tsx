import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'

export interface LastDecision {
  id: string
  title: string
  /** What was done, such as “Approved”. */
  label: string
  /** When the time to undo is over, by the clock of this device. */
  until: number
}

interface Props {
  decision: LastDecision
  busy: boolean
  /** Whether the button that decided had the focus, which now goes to Undo. */
  takesFocus?: boolean
  onUndo: () => void
}

/** The last decision with the seconds in which it can be undone. */
export function UndoBar({ decision: { title, label, until }, busy, takesFocus = true, onUndo }: Props) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() < until) return
      clearInterval(timer)
      // The button goes with its focus.
      if (bar.current?.contains(document.activeElement) === true) bar.current.focus()
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) bar.current?.querySelector('button')?.focus()
    // Only when it appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  return (
    <div ref={bar} tabIndex={-1} className="flex min-h-11 flex-wrap items-center gap-3 rounded-control border border-line bg-sunken px-4 py-1 text-sm">
      <p role="status" className="min-w-0 flex-1 wrap-anywhere">
        {label}: {title}
      </p>
      {seconds > 0 && (
        <Button small busy={busy} onClick={onUndo} data-tip="u">
          Undo <span className="tabular" aria-hidden="true">({seconds})</span>
        </Button>
      )}
    </div>
  )
}
