import type { ComponentProps } from 'react'

/** One line of text. Put it inside a `Field`, which provides its label and messages. */
export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" dir="auto" {...rest} className={`control ${className}`} />
}
