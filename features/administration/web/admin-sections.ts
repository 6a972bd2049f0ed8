import type { ComponentType } from 'react'
import { useContributions } from '#platform/web/pages/feature.ts'

declare module '#platform/web/pages/feature.ts' {
  interface WebExtensionPoints {
    /** Sections of the administration. */
    adminSections: AdminSection
  }
}

export interface AdminSection {
  /** The name in the address. */
  name: string
  /** The right that the section needs, or several of which one is enough. */
  right: string | readonly string[]
  label: string
  sentence: string
  position: number
  /** Without a link: an address from before that leads on. */
  isHidden?: true
  Component: ComponentType<SectionProps>
}

export interface SectionProps {
  /** The path of the section. */
  path: string
  search: URLSearchParams
}

/** Whether someone with these rights may open a section. */
export const mayOpen = ({ right }: AdminSection, rights: readonly string[]): boolean => (typeof right === 'string' ? [right] : right).some((one) => rights.includes(one))

/** All sections of the administration in order. */
export const useAdminSections = (): readonly AdminSection[] => useContributions('adminSections').toSorted((a, b) => a.position - b.position)

/** The section that an address names, the first one without a name, or null if there is none. */
export const sectionNamed = (sections: readonly AdminSection[], asked: string | undefined): AdminSection | null =>
  (asked === undefined ? sections[0] : sections.find(({ name }) => name === asked)) ?? null
