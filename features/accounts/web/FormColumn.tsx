import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  title: string
  /** One or two sentences about the page. */
  sentence?: ReactNode
  /** Moves the focus to the heading, if this replaces a form. */
  follows?: boolean
  children: ReactNode
}

/** A narrow column with one form or message. */
export function FormColumn({ title, sentence, follows = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (follows) heading.current?.focus()
  }, [follows, title])
  return (
    <div className="mx-auto grid w-full max-w-[28rem] gap-6 px-4 py-16 max-md:py-8">
      <header className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {sentence !== undefined && <p className="text-text-muted">{sentence}</p>}
      </header>
      {children}
    </div>
  )
}
