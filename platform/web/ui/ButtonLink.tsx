import type { ReactNode } from 'react'
import { buttonLook, type ButtonStyle } from './button-look.ts'
import { Icon } from './Icon.tsx'

interface Props extends ButtonStyle {
  to: string
  icon?: string
  children: ReactNode
}

/** A link that looks like a button: for going somewhere, not for doing something. */
export function ButtonLink({ to, icon, children, ...style }: Props) {
  return (
    <a href={to} className={buttonLook(style)}>
      {icon !== undefined && <Icon of={icon} small />}
      {children}
    </a>
  )
}
