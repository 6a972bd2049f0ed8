import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useWindowTitle } from '#platform/web/pages/use-window-title.ts'
import { sectionNamed, useSettingsSections } from './settings-sections.ts'
import { SettingsBody } from './SettingsBody.tsx'

/** The section of the settings that the address names. */
function SettingsPage({ location }: { location: RouteLocation }) {
  const section = sectionNamed(useSettingsSections(), location.searchParams.get('section'))
  useWindowTitle(`${section.label} · Settings`)
  return <SettingsBody section={section} />
}

export const page = definePage({
  meta: () => ({ title: 'Settings', description: 'Manage your account and how Cloggle looks on this device.', hidden: true }),
  Component: SettingsPage,
})
