import type { ComponentType } from 'react'
import { useContributions } from '#platform/web/pages/feature.ts'

declare module '#platform/web/pages/feature.ts' {
  interface WebExtensionPoints {
    /** Sections of the administration. */
    adminSections: AdminSection
  }
}

/** The groups of the navigation in order. */
export const ADMIN_GROUPS = { today: 'Today', content: 'Content', people: 'Members', site: 'Settings', system: 'System' } as const
export type AdminGroup = keyof typeof ADMIN_GROUPS
const GROUP_ORDER = Object.keys(ADMIN_GROUPS)

export interface AdminSection {
  /** The name in the address. */
  name: string
  /** The group of the navigation that shows it. */
  group: AdminGroup
  /** The right that the section needs, or several of which one is enough. */
  right: string | readonly string[]
  label: string
  sentence: string
  position: number
  /** Without a link: an address from before that leads on. */
  isHidden?: true
  /** Whether what an address shows has a heading of its own, instead of the label and the sentence. */
  hasOwnHeading?: (search: URLSearchParams) => boolean
  Component: ComponentType<SectionProps>
}

export interface SectionProps {
  /** The path of the section. */
  path: string
  search: URLSearchParams
}

/** Whether someone with these rights may open a section. */
export const mayOpen = ({ right }: AdminSection, rights: readonly string[]): boolean => (typeof right === 'string' ? [right] : right).some((one) => rights.includes(one))

/** Sections by group, and within a group by position. */
export const inOrder = <Section extends Pick<AdminSection, 'group' | 'position'>>(sections: readonly Section[]): Section[] =>
  sections.toSorted((a, b) => GROUP_ORDER.indexOf(a.group) - GROUP_ORDER.indexOf(b.group) || a.position - b.position)

/** All sections of the administration in order. */
export const useAdminSections = (): readonly AdminSection[] => inOrder(useContributions('adminSections'))

/** The section that an address names, or null if there is none; without a name the first one that someone with these rights may open. */
export const sectionNamed = (sections: readonly AdminSection[], asked: string | undefined, rights: readonly string[]): AdminSection | null =>
  sections.find((section) => (asked === undefined ? mayOpen(section, rights) : section.name === asked)) ?? null
