import { useEffect, useState } from 'react'
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
  return (
    // Timers pause while someone reads; the list itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol
      className="grid gap-2"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {toasts.map((toast) => (
        <ToastRow key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </ol>
  )
}

function ToastRow({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
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
      <span className="flex-1">{text}</span>
      {action && (
        <Button
          variant="ghost"
          small
          onClick={() => {
            dismissToast(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton small icon={crossIcon} label="Dismiss" onClick={() => dismissToast(id)} />
    </li>
  )
}
