import { archiveIcon, circleCheckIcon, graduationCapIcon, pencilIcon } from '#platform/web/ui/icons.ts'

/** The icons of this feature's notifications, by kind. */
export const notificationIcons: Readonly<Record<string, string>> = {
  courseExtended: graduationCapIcon,
  courseFinished: graduationCapIcon,
  courseApproved: circleCheckIcon,
  courseReturned: pencilIcon,
  courseArchived: archiveIcon,
}
