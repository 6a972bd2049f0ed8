import type { ComponentProps } from 'react'

/** One line of text. Inside a `Field`, which gives it its name and its messages. */
export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={`control ${className}`} />
}
