import type { RouteLocation } from '#platform/web/pages/route.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { sectionNamed, useSettingsSections } from './settings-sections.ts'
import { SettingsBody } from './SettingsBody.tsx'
import { SettingsLinks } from './SettingsLinks.tsx'

/** The settings: one section at a time, named in the address. */
export function Settings({ location }: { location: RouteLocation }) {
  const sections = useSettingsSections()
  const section = sectionNamed(sections, location.searchParams.get('section'))
  return (
    <Page title="Settings" sentence="Your account, and how Cloggle looks on this device.">
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[11rem_minmax(0,36rem)]">
        <SettingsLinks sections={sections} active={section.name} />
        <SettingsBody section={section} />
      </div>
    </Page>
  )
}
