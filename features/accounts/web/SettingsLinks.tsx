import { SectionLinks } from '#platform/web/ui/SectionLinks.tsx'
import { settingsPath } from '../rules/paths.ts'
import type { SettingsSection } from './settings-sections.ts'

/** The links to the sections of the settings. */
export function SettingsLinks({ sections, active }: { sections: readonly SettingsSection[]; active: string }) {
  return <SectionLinks label="Settings" links={sections.map(({ name, label }) => ({ name, label, to: settingsPath(name) }))} active={active} />
}
