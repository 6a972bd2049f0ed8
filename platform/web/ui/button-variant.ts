export type ButtonVariant = 'primary' | 'plain' | 'ghost' | 'danger'

/** How a button looks, whether it is a button or a link. */
export interface ButtonStyle {
  variant?: ButtonVariant | undefined
  /** For rows and toolbars; on touch it is as tall as any other. */
  small?: boolean | undefined
  /** As wide as what holds it. */
  wide?: boolean | undefined
}

const CLASSES: Record<ButtonVariant, string> = {
  primary: 'button button-primary',
  plain: 'button',
  ghost: 'button button-ghost',
  danger: 'button button-danger',
}

export const buttonClass = ({ variant = 'plain', small = false, wide = false }: ButtonStyle): string =>
  CLASSES[variant] + (small ? ' button-sm' : '') + (wide ? ' w-full' : '')
