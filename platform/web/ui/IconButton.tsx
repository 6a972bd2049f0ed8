import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: string
  /** Its name, also shown as a tooltip. */
  label: string
  /** For rows and toolbars; on touch screens it has the normal size. */
  small?: boolean
}

/** A button with only an icon; its name is announced, and shown on hover and focus. */
export function IconButton({ icon, label, small = false, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-ghost ${small ? 'button-icon-sm' : 'button-icon'} ${className}`}
      aria-label={label}
      data-tip={label}
    >
      <Icon of={icon} small={small} />
    </button>
  )
}
