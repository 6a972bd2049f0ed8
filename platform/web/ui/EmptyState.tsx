import type { ReactNode } from 'react'
import { Contour } from './Contour.tsx'

interface Props {
  /** The specified text, such as "Nothing here yet." */
  text: string
  /** An optional second sentence. */
  hint?: ReactNode
  /** One action. */
  action?: ReactNode
}

/** The content of an empty list: the text, the drawing, one action. */
export function EmptyState({ text, hint, action }: Props) {
  return (
    <div className="list-state">
      <Contour name="nothing here" className="absolute inset-0 size-full" />
      <p className="relative text-lg font-medium wrap-anywhere">{text}</p>
      {hint !== undefined && <p className="relative max-w-[44ch] text-sm text-balance text-text-muted">{hint}</p>}
      {action !== undefined && <div className="relative mt-3">{action}</div>}
    </div>
  )
}
