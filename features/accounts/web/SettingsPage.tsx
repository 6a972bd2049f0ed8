import { definePage } from '#platform/web/pages/page.ts'
import { Settings } from './Settings.tsx'

export const page = definePage({
  head: () => ({ title: 'Settings', description: 'Manage your account and how Cloggle looks on this device.', hidden: true }),
  Component: Settings,
})
