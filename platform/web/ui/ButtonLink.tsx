import type { ReactNode } from 'react'
import { buttonClass, type ButtonStyle } from './button-variant.ts'
import { Icon } from './Icon.tsx'

interface Props extends ButtonStyle {
  to: string
  icon?: string
  children: ReactNode
}

/** A link that looks like a button: for navigation, not for actions. */
export function ButtonLink({ to, icon, children, ...style }: Props) {
  return (
    <a href={to} className={buttonClass(style)}>
      {icon !== undefined && <Icon of={icon} small />}
      {children}
    </a>
  )
}
