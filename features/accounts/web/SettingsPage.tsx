import { definePage } from '#platform/web/pages/route.ts'
import { Settings } from './Settings.tsx'

export const page = definePage({
  meta: () => ({ title: 'Settings', description: 'Your account, and how Cloggle looks on this device.', hidden: true }),
  Component: Settings,
})
