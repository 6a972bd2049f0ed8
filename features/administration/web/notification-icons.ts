import { flagIcon, shieldCheckIcon } from '#platform/web/ui/icons.ts'

/** The icons of this feature's notifications, by kind. */
export const notificationIcons: Readonly<Record<string, string>> = { role: shieldCheckIcon, rightsGroup: shieldCheckIcon, approved: shieldCheckIcon, returned: flagIcon, adminWork: flagIcon }
