import type { RouteLocation } from '#platform/web/pages/route.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { settingsSection } from '../rules/settings.ts'
import type { OtherSettings } from './other-settings.ts'
import { SettingsBody } from './SettingsBody.tsx'
import { SettingsLinks } from './SettingsLinks.tsx'

/** The settings: one section at a time, named in the address. */
export function Settings({ location, others }: { location: RouteLocation; others: OtherSettings }) {
  const section = settingsSection(location.searchParams.get('section'))
  return (
    <Page title="Settings" sentence="Your account, and how Cloggle looks on this device.">
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[11rem_minmax(0,36rem)]">
        <SettingsLinks active={section} />
        <SettingsBody section={section} others={others} />
      </div>
    </Page>
  )
}
