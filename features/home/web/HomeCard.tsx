import { useId, type ReactNode } from 'react'
import { Card } from '#platform/web/ui/Card.tsx'

interface Props {
  title: string
  /** The link of the card: its label and target. */
  go: { label: string; to: string }
  children: ReactNode
}

/** A card of the dashboard with a link. */
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
