import { useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { circleCheckIcon, crossIcon, warningIcon } from './icons.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { dismissToast, type Toast } from './toast-store.ts'

/** Long enough to read; a toast with an action stays longer. */
const SECONDS = 6
const SECONDS_WITH_ACTION = 12

/** The current toasts, newest at the bottom. Their timers pause while a pointer or the focus is on them. */
export function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  const [isHeld, hold] = useState(false)
  // A toast that is pressed goes away: the focus returns to where it was, unless the action moved it.
  const before = useRef<Element | null>(null)
  const leave = (work: () => void) => {
    work()
    requestAnimationFrame(() => {
      if (document.activeElement !== null && document.activeElement !== document.body) return
      const { current } = before
      const target = current instanceof HTMLElement && current.isConnected && current !== document.body ? current : document.querySelector<HTMLElement>('#main')
      target?.focus({ preventScroll: true })
    })
  }
  return (
    // Timers pause while someone reads; the list itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol
      className="grid gap-2"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        hold(true)
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
      }}
      onBlur={() => hold(false)}
    >
      {toasts.map((toast) => (
        <ToastRow key={toast.id} toast={toast} isHeld={isHeld} onLeave={leave} />
      ))}
    </ol>
  )
}

function ToastRow({ toast, isHeld, onLeave }: { toast: Toast; isHeld: boolean; onLeave: (work: () => void) => void }) {
  const { id, text, kind, action } = toast
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(id), (action ? SECONDS_WITH_ACTION : SECONDS) * 1000)
    return () => clearTimeout(timer)
  }, [id, action, isHeld])
  return (
    <li className="toast">
      <span className={kind === 'error' ? 'text-danger' : 'text-success'}>
        <Icon of={kind === 'error' ? warningIcon : circleCheckIcon} />
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
      {action && (
        <Button
          variant="ghost"
          small
          onClick={() =>
            onLeave(() => {
              dismissToast(id)
              action.run()
            })
          }
        >
          {action.label}
        </Button>
      )}
      <IconButton small icon={crossIcon} label="Dismiss" onClick={() => onLeave(() => dismissToast(id))} />
    </li>
  )
}
