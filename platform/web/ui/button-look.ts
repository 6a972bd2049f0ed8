export type ButtonLook = 'primary' | 'plain' | 'ghost' | 'danger'

/** How a button looks, whether it is a button or a link. */
export interface ButtonStyle {
  look?: ButtonLook | undefined
  /** For rows and toolbars; on touch it is as tall as any other. */
  small?: boolean | undefined
  /** As wide as what holds it. */
  wide?: boolean | undefined
}

const LOOKS: Record<ButtonLook, string> = {
  primary: 'button button-primary',
  plain: 'button',
  ghost: 'button button-ghost',
  danger: 'button button-danger',
}

export const buttonLook = ({ look = 'plain', small = false, wide = false }: ButtonStyle): string =>
  LOOKS[look] + (small ? ' button-sm' : '') + (wide ? ' w-full' : '')
