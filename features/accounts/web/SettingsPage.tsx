import { definePage, type Place } from '#platform/web/pages/page.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { settingsSection } from '../rules/settings.ts'
import { SettingsBody } from './SettingsBody.tsx'
import { SettingsLinks } from './SettingsLinks.tsx'

/** The settings: one section at a time, named in the address. */
function SettingsPage({ place }: { place: Place }) {
  const section = settingsSection(place.search.get('section'))
  return (
    <Page title="Settings" sentence="Your account, and how Cloggle looks on this device.">
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[11rem_minmax(0,36rem)]">
        <SettingsLinks active={section} />
        <SettingsBody section={section} />
      </div>
    </Page>
  )
}

export const page = definePage({
  head: () => ({ title: 'Settings', description: 'Your account, and how Cloggle looks on this device.', hidden: true }),
  Component: SettingsPage,
})
