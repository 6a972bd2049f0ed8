import type { ReactNode } from 'react'
import { defineLayout, type RouteLocation } from '#platform/web/pages/route.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { sectionNamed, useSettingsSections } from './settings-sections.ts'
import { SettingsLinks } from './SettingsLinks.tsx'

/** Title and side navigation of the settings. */
function SettingsLayout({ location, children }: { location: RouteLocation; children: ReactNode }) {
  const sections = useSettingsSections()
  return (
    <Page title="Settings" sentence="Manage your account and how Cloggle looks on this device.">
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-[11rem_minmax(0,36rem)]">
        <SettingsLinks sections={sections} active={sectionNamed(sections, location.searchParams.get('section')).name} />
        {children}
      </div>
    </Page>
  )
}

export const layout = defineLayout({ Component: SettingsLayout })
