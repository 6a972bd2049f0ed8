import { banIcon, clockIcon, trophyIcon } from '#platform/web/ui/icons.ts'

/** The icons of this feature's notifications, by kind. */
export const notificationIcons: Readonly<Record<string, string>> = { contestSoon: clockIcon, contestMoved: clockIcon, contestResult: trophyIcon, contestCancelled: banIcon }
