import type { ComponentProps } from 'react'

/** A text area; it grows with its text where the browser supports it, and can be resized everywhere. */
export function TextArea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} dir="auto" {...rest} className={`control control-rows ${className}`} />
}
