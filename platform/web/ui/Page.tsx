import type { ReactNode } from 'react'

interface Props {
  title: string
  /** One sentence about the page. */
  sentence?: ReactNode
  /** Links to the pages beside this one, above the title. */
  above?: ReactNode
  /** The primary action, at the right. */
  action?: ReactNode
  /** For boards: the page takes the whole width of the window. */
  isWide?: boolean
  children?: ReactNode
}

/** The column of a page: its title, one sentence, one action, and the content. */
export function Page({ title, sentence, above, action, isWide = false, children }: Props) {
  return (
    <div className={`mx-auto grid grid-cols-1 gap-8 px-8 py-10 max-md:gap-6 max-md:px-4 max-md:py-6 ${isWide ? 'w-full max-w-[110rem]' : 'max-w-page'}`}>
      {above}
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 grid-cols-1 gap-1.5">
          <h1 dir="auto" className="text-2xl wrap-anywhere">{title}</h1>
          {sentence !== undefined && <p className="max-w-[64ch] text-balance wrap-anywhere text-text-muted">{sentence}</p>}
        </div>
        {action}
      </header>
      {children}
    </div>
  )
}
