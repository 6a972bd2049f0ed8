import { useEffect, useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { checkIcon } from './icons.ts'
import { Icon } from './Icon.tsx'
import type { MenuItem } from './Menu.tsx'
import { placeBeside } from './place-beside.ts'
import { moveFocus } from './roving-focus.ts'
import { useDismiss } from './use-dismiss.ts'

interface Props {
  label: string
  items: readonly MenuItem[]
  heading: ReactNode
  align: 'start' | 'end'
  start: 'pointer' | 'first' | 'last'
  anchor: RefObject<HTMLElement | null>
  onClose: (giveBackFocus: boolean) => void
}

/** The open list of a menu: arrows, Home, End and letters move; Escape and Tab leave. */
export function MenuList({ label, items, heading, align, start, anchor, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })

  useLayoutEffect(() => {
    const element = list.current!
    element.showPopover()
    placeBeside(element, anchor.current!, align)
    const options = element.querySelectorAll<HTMLElement>('[role^=menuitem]')
    if (start === 'pointer') element.focus()
    else options[start === 'first' ? 0 : options.length - 1]?.focus()
  }, [align, anchor, start])

  useDismiss([list, anchor], () => onClose(false))

  useEffect(() => {
    const away = () => onClose(false)
    addEventListener('resize', away)
    return () => removeEventListener('resize', away)
  }, [onClose])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault()
      event.stopPropagation()
      onClose(event.key === 'Escape')
      return
    }
    moveFocus(event, list.current!, '[role^=menuitem]', typed.current)
  }

  return (
    // One handler for the keys of all items.
    <div
      ref={list}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className="popover fixed inset-auto m-0 min-w-56 p-1.5 outline-none"
      onKeyDown={onKeyDown}
    >
      {heading !== undefined && <div className="border-b border-line px-2.5 pt-1 pb-2.5 text-sm">{heading}</div>}
      {linesOf(items).map((line) =>
        line.length === 1 ? (
          <MenuRow key={line[0]!.label} item={line[0]!} onClose={onClose} />
        ) : (
          <div key={line[0]!.label} className="flex gap-1">
            {line.map((item) => (
              <Glyph key={item.label} item={item} onClose={onClose} />
            ))}
          </div>
        ),
      )}
    </div>
  )
}

/** The items line by line: glyphs that follow each other share one. */
function linesOf(items: readonly MenuItem[]): MenuItem[][] {
  const lines: MenuItem[][] = []
  for (const item of items) {
    const last = lines.at(-1)
    if (item.glyph !== undefined && last?.[0]!.glyph !== undefined) last.push(item)
    else lines.push([item])
  }
  return lines
}

interface RowProps {
  item: MenuItem
  onClose: Props['onClose']
}

const Glyph = ({ item, onClose }: RowProps) => (
  <MenuButton item={item} onClose={onClose} className="menu-item menu-glyph" aria-label={item.label} data-chosen={item.checked === true ? '' : undefined}>
    {item.glyph}
  </MenuButton>
)

function MenuRow({ item, onClose }: RowProps) {
  const { label, icon, to, onSelect, checked, danger = false, separated = false } = item
  const content = (
    <>
      {icon !== undefined && <Icon of={icon} small />}
      <span className="flex-1">{label}</span>
      {checked === true && <Icon of={checkIcon} small />}
    </>
  )
  const className = danger ? 'menu-item text-danger' : 'menu-item'
  return (
    <>
      {separated && <hr className="my-1.5 border-line" />}
      {to === undefined ? (
        <MenuButton item={item} onClose={onClose} className={className} role={checked === undefined ? 'menuitem' : 'menuitemradio'} aria-checked={checked}>
          {content}
        </MenuButton>
      ) : (
        <a
          href={to}
          className={className}
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onClose(false)
            onSelect?.()
          }}
        >
          {content}
        </a>
      )}
    </>
  )
}

function MenuButton({ item: { onSelect }, onClose, ...attributes }: RowProps & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      {...attributes}
      onClick={() => {
        onClose(true)
        onSelect?.()
      }}
    />
  )
}
