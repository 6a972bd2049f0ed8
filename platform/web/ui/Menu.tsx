import { Suspense, useRef, useState, type ReactNode } from 'react'
import { buttonClass, type ButtonStyle } from './button-variant.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { lazyPart } from './lazy-part.tsx'

export interface MenuItem {
  label: string
  icon?: string
  /** A path for a link, or a function for an action. */
  to?: string
  onSelect?: () => void
  /** For a choice among several: whether this is the current one. */
  checked?: boolean
  danger?: boolean
  /** Shown instead of the label. Glyphs that follow each other share a line. */
  glyph?: string
  /** A separator above it. */
  separated?: boolean
}

interface Props extends ButtonStyle {
  /** The name of the button, and of the list. */
  label: string
  /** What the button shows instead of its name. */
  trigger?: ReactNode
  items: readonly MenuItem[]
  /** Text above the items, such as the logged-in user. */
  heading?: ReactNode
  align?: 'start' | 'end'
  /** Called when a pointer or the focus approaches: data for the list may be prefetched. */
  onNear?: () => void
  className?: string
}

const fetchList = () => import('./MenuList.tsx')
const MenuList = lazyPart(() => fetchList().then((module) => module.MenuList))

/** A button with a list of actions. The list's code loads when a pointer or the focus approaches. */
export function Menu({ label, trigger, items, heading, align = 'end', onNear, className, ...style }: Props) {
  const [openedBy, setOpenedBy] = useState<'pointer' | 'first' | 'last' | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const near = () => {
    onNear?.()
    void fetchList().catch(() => {})
  }
  const close = (giveBackFocus: boolean) => {
    setOpenedBy(null)
    if (giveBackFocus) button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className ?? buttonClass(style)}
        aria-haspopup="menu"
        aria-expanded={openedBy !== null}
        onPointerEnter={near}
        onFocus={near}
        onClick={(event) => setOpenedBy(openedBy === null ? (event.detail === 0 ? 'first' : 'pointer') : null)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpenedBy(event.key === 'ArrowDown' ? 'first' : 'last')
        }}
      >
        {trigger}
        {trigger === undefined ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </button>
      {openedBy !== null && (
        <Suspense>
          <MenuList
            label={label}
            items={items}
            heading={heading}
            align={align}
            start={openedBy}
            anchor={button}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
