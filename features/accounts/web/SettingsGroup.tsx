import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  sentence?: ReactNode
  children: ReactNode
}

/** A titled group of settings. */
export function SettingsGroup({ title, sentence, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid content-start gap-5">
      <header className="grid gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {sentence !== undefined && <p className="text-sm text-text-muted">{sentence}</p>}
      </header>
      {children}
    </section>
  )
}
