import type { Place } from '#platform/web/pages/page.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { sectionNamed, useSettingsSections } from './settings-sections.ts'
import { SettingsBody } from './SettingsBody.tsx'
import { SettingsLinks } from './SettingsLinks.tsx'

/** The settings: one section at a time, named in the address. */
export function Settings({ place }: { place: Place }) {
  const sections = useSettingsSections()
  const section = sectionNamed(sections, place.search.get('section'))
  return (
    <Page title="Settings" sentence="Manage your account and how Cloggle looks on this device.">
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[11rem_minmax(0,36rem)]">
        <SettingsLinks sections={sections} active={section.name} />
        <SettingsBody section={section} />
      </div>
    </Page>
  )
}
