import { useEffect, useRef } from 'react'

const LOOK =
  'flex min-h-11 items-center rounded-control px-3 text-sm font-medium whitespace-nowrap text-text-muted ' +
  'hover:text-text aria-[current=page]:bg-accent-subtle aria-[current=page]:text-accent md:min-h-9 pointer-coarse:min-h-11'

interface Props {
  /** The name of the navigation. */
  label: string
  links: readonly { name: string; label: string; to: string }[]
  /** The name of the current section. */
  active: string
  /** A row at every width. */
  row?: boolean
}

/** Links to the sections of a screen: a column; on a phone a row that scrolls. */
export function SectionLinks({ label, links, active, row = false }: Props) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // In the row of a phone the current section may be outside of the visible part.
    list.current?.querySelector(`[data-section=${active}]`)?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [active])
  return (
    <nav ref={list} aria-label={label} className={row ? 'overflow-x-auto' : 'self-start max-md:-mx-4 max-md:overflow-x-auto max-md:px-4'}>
      <ul className={row ? 'flex w-max gap-1' : 'flex gap-1 border-line max-md:w-max max-md:border-b md:flex-col'}>
        {links.map(({ name, label, to }) => (
          <li key={name}>
            <a className={LOOK} href={to} data-section={name} aria-current={name === active ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
