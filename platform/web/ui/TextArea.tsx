import type { ComponentProps } from 'react'

/** Several lines of text; it grows with what is written where the browser can, and can be pulled larger everywhere. */
export function TextArea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={`control control-rows ${className}`} />
}
