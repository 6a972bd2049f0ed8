import type { ReactNode } from 'react'

/** Words that appear beside something on hover and focus. Only for what its name does not say already. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span data-tip={text} className="inline-flex">
      {children}
    </span>
  )
}
