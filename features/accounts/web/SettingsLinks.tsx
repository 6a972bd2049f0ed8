import { useEffect, useRef } from 'react'
import { settingsPath } from '../rules/paths.ts'
import { SETTINGS_SECTIONS, type SettingsSection } from '../rules/settings.ts'

const LOOK =
  'flex min-h-11 items-center rounded-control px-3 text-sm font-medium whitespace-nowrap text-ink-soft ' +
  'hover:text-ink aria-[current=page]:bg-iris-wash aria-[current=page]:text-iris md:min-h-9 pointer-coarse:min-h-11'

/** The sections of the settings: a column of links, on a phone a row that scrolls. */
export function SettingsLinks({ active }: { active: SettingsSection }) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // In the row of a phone the present section may lie beyond the edge.
    list.current?.querySelector(`[data-section=${active}]`)?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [active])
  return (
    <nav ref={list} aria-label="Settings" className="self-start max-md:-mx-4 max-md:overflow-x-auto max-md:px-4">
      <ul className="flex gap-1 border-line max-md:w-max max-md:border-b md:flex-col">
        {SETTINGS_SECTIONS.map(({ name, label }) => (
          <li key={name}>
            <a
              className={LOOK}
              href={settingsPath(name)}
              data-section={name}
              aria-current={name === active ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
