import type { ReactNode } from 'react'

interface Props {
  /** A notice above everything, for example in the visitor's view. */
  notice?: ReactNode
  header: ReactNode
  /** On small screens the card comes before the header, because it shows the name. */
  isCardFirst?: boolean
  card: ReactNode
  /** The actions on the person, below the card. */
  actions: ReactNode
  /** Short sections: below the card where there is room beside the others, otherwise at the end. */
  side: ReactNode
  children: ReactNode
}

/** The layout of a profile: the card and short sections on the left, header and sections beside them; in one column on a phone. */
export function ProfileFrame({ notice, header, isCardFirst = false, card, actions, side, children }: Props) {
  return (
    <div className={`mx-auto grid max-w-page grid-cols-1 content-start gap-x-10 gap-y-6 px-8 py-10 max-md:px-4 max-md:py-6 lg:grid-cols-[19rem_minmax(0,1fr)] ${notice === undefined ? 'lg:grid-rows-[auto_auto_1fr]' : 'lg:grid-rows-[auto_auto_auto_1fr]'}`}>
      {notice !== undefined && <div className="max-lg:-order-2 lg:col-span-2">{notice}</div>}
      <header className="grid content-start gap-1.5 lg:col-start-2">{header}</header>
      <aside aria-label="Profile card" className={`grid w-full content-start gap-4 justify-self-center ${isCardFirst ? 'max-lg:-order-1' : ''} max-md:max-w-[19rem] md:max-lg:grid-cols-[19rem_minmax(0,1fr)] lg:col-start-1 lg:row-span-2 lg:self-start ${notice === undefined ? 'lg:row-start-1' : 'lg:row-start-2'}`}>
        {card}
        {actions}
      </aside>
      <div className={`grid min-w-0 grid-cols-1 content-start gap-6 lg:col-start-2 lg:row-span-2 ${notice === undefined ? 'lg:row-start-2' : 'lg:row-start-3'}`}>{children}</div>
      <div className={`grid min-w-0 grid-cols-1 content-start gap-6 lg:col-start-1 ${notice === undefined ? 'lg:row-start-3' : 'lg:row-start-4'}`}>{side}</div>
    </div>
  )
}
