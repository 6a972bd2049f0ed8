import { SettingsLinks } from '#features/accounts/web/SettingsLinks.tsx'
import { settingsSection } from '#features/accounts/rules/settings.ts'
import { defineLayout } from '#platform/web/pages/route.ts'
import { Page } from '#platform/web/ui/Page.tsx'

/** The settings around their section: title and side navigation. */
export const layout = defineLayout({
  Component: ({ location, children }) => (
    <Page title="Settings" sentence="Your account, and how Cloggle looks on this device.">
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-[11rem_minmax(0,36rem)]">
        <SettingsLinks active={settingsSection(location.searchParams.get('section'))} />
        {children}
      </div>
    </Page>
  ),
})
