import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { nextIndex } from './roving-focus.ts'

interface Props<Name extends string> {
  label: string
  tabs: readonly { name: Name; label: string; count?: number }[]
  active: Name
  onChange: (name: Name) => void
  /** The content of the active tab. */
  children: ReactNode
}

/** Tabs over one panel: arrow keys move and select at once. */
export function Tabs<Name extends string>({ label, tabs, active, onChange, children }: Props<Name>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // Where the row scrolls, the active tab is in view.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]') ?? null
    if (row === null || tab === null || row.scrollWidth <= row.clientWidth) return
    row.scrollTo({ left: tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 })
  }, [active])
  const onKeyDown = (event: KeyboardEvent) => {
    const present = tabs.findIndex((tab) => tab.name === active)
    const next = nextIndex(event.key, present, tabs.length, 'horizontal')
    if (next === null) return
    event.preventDefault()
    onChange(tabs[next]!.name)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="tab-list row-fade"
      >
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab.name === active}
            tabIndex={tab.name === active ? 0 : -1}
            className="tab"
            onClick={() => onChange(tab.name)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tabular ml-2 text-text-muted">{tab.count}</span>}
          </button>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`} tabIndex={0} className="pt-5">
        {children}
      </div>
    </>
  )
}
