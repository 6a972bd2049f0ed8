import type { NavigationLink } from '#platform/web/pages/feature.ts'
import { features } from '../features.ts'

const all = features.flatMap(({ navigation = [] }) => navigation)
const links = all.filter(({ roles }) => roles === undefined)
const groups = [...new Set(links.map(({ position: [group] }) => group))].sort((a, b) => a - b)

/** The sidebar's links in the specified order (specification, section 2); separators follow Contact and Learn. */
export const DESTINATION_GROUPS: readonly (readonly NavigationLink[])[] = groups.map((group) =>
  links.filter(({ position }) => position[0] === group).sort((a, b) => a.position[1] - b.position[1]),
)

/** The links for people who act in a role, by its label. */
export const linksForRole = (role: string): readonly NavigationLink[] => all.filter(({ roles }) => roles?.includes(role)).sort((a, b) => a.position[1] - b.position[1])

/** The bottom tab bar of small screens, with its own shorter labels. */
export const TABS: readonly NavigationLink[] = links
  .flatMap((link) => (link.tab === undefined ? [] : [{ ...link, label: link.tab.label, tabPosition: link.tab.position }]))
  .sort((a, b) => a.tabPosition - b.tabPosition)

/** What people come for and the tab bar has no place for: first in the menu of small screens. */
export const MOST_USED: readonly NavigationLink[] = ['/practice', '/blogs'].flatMap((path) => links.filter(({ to }) => to === path))

/** Whether a link is current: on its own page, or on one below it. Paths are case-insensitive. */
export function isCurrent({ to, alsoCurrentBelow, onlyOnItsPage }: Pick<NavigationLink, 'to' | 'alsoCurrentBelow' | 'onlyOnItsPage'>, pathname: string): boolean {
  const [link, here] = [to.toLowerCase(), pathname.toLowerCase().replace(/\/+$/, '') || '/']
  if (alsoCurrentBelow !== undefined && here.startsWith(alsoCurrentBelow)) return true
  return here === link || (link !== '/' && onlyOnItsPage !== true && here.startsWith(`${link}/`))
}

/** The path of the current link; null when none is. */
export const currentOf = (links: readonly NavigationLink[], pathname: string): string | null =>
  links.find((link) => isCurrent(link, pathname))?.to ?? null
