import { useEffect, useId, useRef } from 'react'
import { useNavigate } from '../pages/navigation.ts'
import { chevronsUpDownIcon } from './icons.ts'
import { Icon } from './Icon.tsx'
import { scrollToCurrent } from './scroll-to-current.ts'

const LOOK =
  'flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-medium whitespace-nowrap text-text-muted ' +
  'hover:text-text aria-[current=page]:bg-accent-subtle aria-[current=page]:text-accent md:min-h-9 pointer-coarse:min-h-11'

interface SectionLink {
  name: string
  label: string
  to: string
  /** The heading of the group. Links of one group follow each other. */
  group?: string
  /** How many items wait there; 0 is not shown. */
  count?: number
}

interface Props {
  /** The name of the navigation. */
  label: string
  links: readonly SectionLink[]
  /** The name of the current section. */
  active: string
  /** A row at every width. */
  row?: boolean
}

/** Links to the sections of a screen: a column; on a phone a row that scrolls. With groups: a column with headings; on a phone a list to choose from. */
export function SectionLinks(props: Props) {
  return props.links.some(({ group }) => group !== undefined) ? <GroupedLinks {...props} /> : <PlainLinks {...props} />
}

function PlainLinks({ label, links, active, row = false }: Props) {
  const list = useActiveInView(active)
  return (
    <nav ref={list} aria-label={label} className={row ? 'row-fade overflow-x-auto' : 'self-start max-md:row-fade max-md:-mx-4 max-md:overflow-x-auto max-md:px-4'}>
      <ul className={row ? 'flex gap-1 max-md:w-max max-md:gap-0.5 md:flex-wrap' : 'flex gap-1 border-line max-md:w-max max-md:border-b md:flex-col'}>
        {links.map((link) => (
          <Link key={link.name} link={link} active={active} row={row} />
        ))}
      </ul>
    </nav>
  )
}

function GroupedLinks({ label, links, active }: Props) {
  const list = useActiveInView(active)
  const id = useId()
  const groups = [...new Set(links.map(({ group }) => group ?? ''))].map((title) => ({ title, links: links.filter(({ group }) => (group ?? '') === title) }))
  return (
    <>
      <SectionChoice label={label} groups={groups} active={active} />
      <nav
        ref={list}
        aria-label={label}
        className="sticky top-[calc(var(--topbar)+1rem)] grid grid-cols-1 max-h-[calc(100dvh-var(--topbar)-5rem)] gap-4 self-start overflow-y-auto overscroll-contain p-1 -m-1 scroll-fade max-md:hidden"
      >
        {groups.map(({ title, links }, at) => (
          <div key={title} role="group" aria-labelledby={`${id}-${at}`}>
            <p id={`${id}-${at}`} className="px-3 pb-1 text-xs font-semibold text-text-muted">
              {title}
            </p>
            <ul className="grid grid-cols-1 gap-0.5">
              {links.map((link) => (
                <Link key={link.name} link={link} active={active} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  )
}

/** The sections as one list, for phones. */
function SectionChoice({ label, groups, active }: { label: string; groups: readonly { title: string; links: readonly SectionLink[] }[]; active: string }) {
  const navigate = useNavigate()
  const all = groups.flatMap(({ links }) => links)
  return (
    <div className="relative md:hidden">
      <select
        aria-label={`${label}: section`}
        className="control appearance-none pr-9!"
        value={active}
        onChange={(event) => {
          const link = all.find(({ name }) => name === event.target.value)
          if (link !== undefined) navigate(link.to)
        }}
      >
        {!all.some(({ name }) => name === active) && <option value={active}>Choose a section</option>}
        {groups.map(({ title, links }) => (
          <optgroup key={title} label={title}>
            {links.map(({ name, label, count = 0 }) => (
              <option key={name} value={name}>
                {count > 0 ? `${label} (${count})` : label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 grid items-center text-text-muted">
        <Icon of={chevronsUpDownIcon} small />
      </span>
    </div>
  )
}

function Link({ link: { name, label, to, count = 0 }, active, row = false }: { link: SectionLink; active: string; row?: boolean }) {
  return (
    <li>
      <a className={row ? `${LOOK} max-md:px-2` : LOOK} href={to} aria-current={name === active ? 'page' : undefined}>
        {label}
        {count > 0 && (
          <span className="tabular ml-auto rounded-full bg-sunken px-2 text-xs text-text">
            {count}
            <span className="sr-only"> waiting</span>
          </span>
        )}
      </a>
    </li>
  )
}

/** Keeps the current section visible in its list. */
function useActiveInView(active: string) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (list.current !== null) scrollToCurrent(list.current)
  }, [active])
  return list
}
