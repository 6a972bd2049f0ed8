import type { ReactNode } from 'react'
import { Contour } from '#platform/web/ui/Contour.tsx'

interface Props {
  /** The number or word above the heading. */
  sign: string
  title: string
  children: ReactNode
  actions: ReactNode
  drawing: string
}

/** The layout of error pages: a drawing, a heading, a sentence, actions. */
export function MessagePage({ sign, title, children, actions, drawing }: Props) {
  return (
    <div data-message-page="" className="fill-main relative grid items-center overflow-hidden">
      <Contour name={drawing} className="absolute inset-0 size-full" />
      <div className="mx-auto w-full max-w-page px-8 max-md:px-4">
        <div className="contour-clearing grid gap-3">
          <p className="font-mono text-sm text-text-muted">{sign}</p>
          <h1 className="max-w-[20ch] text-3xl max-md:text-2xl">{title}</h1>
          <div className="max-w-[52ch] text-text-muted">{children}</div>
          <div className="mt-4 flex flex-wrap gap-2">{actions}</div>
        </div>
      </div>
    </div>
  )
}
