import type { ReactNode } from 'react'

interface Props {
  /** `article` for standalone content, `section` with a heading for a part of the page. */
  as?: 'div' | 'article' | 'section' | 'li'
  /** The border of the card reacts to hover when a link inside covers all of it (`after:absolute after:inset-0`). */
  pressable?: boolean
  className?: string
  labelledBy?: string
  /** The ID of the author: people who blocked them, or are blocked by them, do not see the card. */
  of?: string
  children: ReactNode
}

/** A surface with a border. */
export function Card({ as: Tag = 'div', pressable = false, className = '', labelledBy, of, children }: Props) {
  const classes = `card ${pressable ? 'card-pressable' : ''} ${className}`.trim()
  return (
    <Tag
      className={classes}
      aria-labelledby={labelledBy}
      data-of={of}
    >
      {children}
    </Tag>
  )
}
