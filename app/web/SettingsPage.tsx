import { definePage } from '#platform/web/pages/page.ts'
import { Settings } from '#features/accounts/web/Settings.tsx'
import type { OtherSettings } from '#features/accounts/web/other-settings.ts'

/** What features other than accounts have to set: one line for each section, a lazy component. */
const OTHERS: OtherSettings = {}

export const page = definePage({
  head: () => ({ title: 'Settings', description: 'Your account, and how Cloggle looks on this device.', hidden: true }),
  Component: ({ place }) => <Settings place={place} others={OTHERS} />,
})
