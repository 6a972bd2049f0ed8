import { flagIcon, shieldCheckIcon } from '#platform/web/ui/icons.ts'

/** The icons of this feature's notifications, by kind. */
export const notificationIcons: Readonly<Record<string, string>> = { contentRemoved: flagIcon, reportDecided: flagIcon, appealAnswered: shieldCheckIcon }
