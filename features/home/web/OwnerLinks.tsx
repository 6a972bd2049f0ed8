import { briefcaseIcon, circlePlayIcon, messageSquareIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import type { HomeData } from './HomePage.tsx'

const LINKS = [
  { name: 'video', label: 'Videos', icon: circlePlayIcon },
  { name: 'professional', label: 'Professional network', icon: briefcaseIcon },
  { name: 'microblog', label: 'Microblog', icon: messageSquareIcon },
] as const

/** Links to the owner's pages elsewhere; those that are not set are left out. */
export function OwnerLinks({ links }: { links: HomeData['site']['links'] }) {
  const named = LINKS.filter(({ name }) => links[name] !== '')
  if (named.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {named.map(({ name, label, icon }) => (
        <li key={name}>
          <a className="link inline-flex min-h-11 items-center gap-1.5" href={links[name]} rel="noopener" target="_blank">
            <Icon of={icon} small />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
