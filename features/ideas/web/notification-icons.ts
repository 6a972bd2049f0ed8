import { archiveIcon, circleCheckIcon, lightbulbIcon, usersIcon } from '#platform/web/ui/icons.ts'

/** The icons of this feature's notifications, by kind. */
export const notificationIcons: Readonly<Record<string, string>> = {
  ideaJoined: usersIcon,
  ideaStatus: circleCheckIcon,
  ideaMerged: archiveIcon,
  ideaQuiet: lightbulbIcon,
}
