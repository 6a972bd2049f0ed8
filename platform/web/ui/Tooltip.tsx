import type { ReactNode } from 'react'

/** A tooltip, on hover and focus. Only for information that the element's name does not contain. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span data-tip={text} className="inline-flex">
      {children}
    </span>
  )
}
