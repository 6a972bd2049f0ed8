import type { ComponentProps } from 'react'

/** Long reading, set in the serif. It dresses what it holds; it does not set HTML. */
export function Prose({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`prose ${className}`} />
}
