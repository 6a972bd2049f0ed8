import { SectionLinks } from '#platform/web/ui/SectionLinks.tsx'
import { settingsPath } from '../rules/paths.ts'
import { SETTINGS_SECTIONS, type SettingsSection } from '../rules/settings.ts'

const LINKS = SETTINGS_SECTIONS.map(({ name, label }) => ({ name, label, to: settingsPath(name) }))

/** The sections of the settings. */
export function SettingsLinks({ active }: { active: SettingsSection }) {
  return <SectionLinks label="Settings" links={LINKS} active={active} />
}
