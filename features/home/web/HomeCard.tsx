import { useId, type ReactNode } from 'react'
import { Card } from '#platform/web/ui/Card.tsx'

interface Props {
  title: string
  /** The words on its way on, and where it leads. */
  go: { label: string; to: string }
  children: ReactNode
}

/** One of the cards of the dashboard, with its way on. */
export function HomeCard({ title, go, children }: Props) {
  const id = useId()
  return (
    <Card as="section" labelledBy={id} className="grid grid-cols-1 content-start gap-3">
      <header className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <a className="link -my-3 py-3 text-sm" href={go.to}>
          {go.label}
          <span className="sr-only">: {title}</span>
        </a>
      </header>
      {children}
    </Card>
  )
}
