import type { ComponentType } from 'react'
import { useContributions } from '#platform/web/pages/feature.ts'

declare module '#platform/web/pages/feature.ts' {
  interface WebExtensionPoints {
    /** Parts of the settings. Parts of one section are shown one below the other. */
    settings: SettingsPart
  }
}

export interface SettingsPart {
  /** The name of the section in the address. */
  name: string
  /** The label of the section. One of the features that contribute to it sets it. */
  label?: string
  position: number
  Component: ComponentType
}

/** A section of the settings. */
export interface SettingsSection {
  name: string
  label: string
  position: number
  parts: readonly ComponentType[]
}

const ACCOUNT_SECTIONS: readonly SettingsSection[] = [
  { name: 'account', label: 'Account', position: 1, parts: [] },
  { name: 'password', label: 'Password', position: 2, parts: [] },
  { name: 'sessions', label: 'Sessions', position: 3, parts: [] },
  { name: 'appearance', label: 'Appearance', position: 4, parts: [] },
]

/** All sections of the settings in order: those of accounts and those that features contribute. */
export function useSettingsSections(): readonly SettingsSection[] {
  const contributed = useContributions('settings')
  const names = [...new Set(contributed.map(({ name }) => name))]
  const others = names.map((name) => {
    const parts = contributed.filter((part) => part.name === name)
    return { name, label: parts.find(({ label }) => label !== undefined)?.label ?? name, position: parts[0]!.position, parts: parts.map(({ Component }) => Component) }
  })
  return [...ACCOUNT_SECTIONS, ...others].sort((a, b) => a.position - b.position)
}

/** The section that an address names, or the first one. */
export const sectionNamed = (sections: readonly SettingsSection[], asked: string | null): SettingsSection =>
  sections.find(({ name }) => name === asked) ?? sections[0]!
