import type { ComponentProps } from 'react'

/** Long text in the serif font. It only styles its children; it does not set HTML. */
export function Prose({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`prose code-colors ${className}`} />
}
