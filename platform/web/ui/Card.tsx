import type { ReactNode } from 'react'

interface Props {
  /** `article` for something that stands for itself, `section` with a heading for a part of the page. */
  as?: 'div' | 'article' | 'section' | 'li'
  /** The whole card lifts its border when something in it is a link over all of it (`after:absolute after:inset-0`). */
  pressable?: boolean
  className?: string
  labelledBy?: string
  /** The person whose it is, by id: whom a block keeps apart from them does not see it. */
  of?: string
  children: ReactNode
}

/** A surface with a line around it. */
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
