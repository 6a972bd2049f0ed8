import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonStyle } from './button-variant.ts'
import { Icon } from './Icon.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonStyle {
  icon?: string
  busy?: boolean
  /** The label while busy. The button always has the width of the longer label. */
  busyText?: string
  /** Why the button is disabled: shown on hover, focus and a press, and announced by screen readers. The button stays focusable. */
  disabledBecause?: string | null | undefined
  /** The tooltip while it is enabled, such as its keyboard shortcut. */
  'data-tip'?: string
}

/** A button. While busy or disabled it ignores presses, but keeps the focus and its width. */
export function Button({
  variant, small, wide, icon, busy = false, busyText, disabledBecause = null, className = '', children, onClick, 'data-tip': tip, ...rest
}: Props) {
  const isOff = busy || disabledBecause !== null
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  const label = (
    <>
      {icon !== undefined && <Icon of={icon} small />}
      {children}
    </>
  )
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass({ variant, small, wide })} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      aria-description={disabledBecause ?? undefined}
      data-tip={disabledBecause ?? tip}
      onClick={press}
    >
      {busyText === undefined ? (
        label
      ) : (
        <span className="button-words">
          <span>{label}</span>
          <span>{busyText}</span>
        </span>
      )}
    </button>
  )
}
