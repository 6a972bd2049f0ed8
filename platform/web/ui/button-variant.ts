export type ButtonVariant = 'primary' | 'plain' | 'ghost' | 'danger'

/** The style of a button or a link that looks like one. */
export interface ButtonStyle {
  variant?: ButtonVariant | undefined
  /** For rows and toolbars; on touch screens it has the normal height. */
  small?: boolean | undefined
  /** As wide as its container. */
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
