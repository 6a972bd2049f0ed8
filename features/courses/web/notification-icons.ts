import { archiveIcon, circleCheckIcon, graduationCapIcon, pencilIcon, starIcon, videoIcon } from '#platform/web/ui/icons.ts'

/** The icons of this feature's notifications, by kind. */
export const notificationIcons: Readonly<Record<string, string>> = {
  courseExtended: graduationCapIcon,
  courseFinished: graduationCapIcon,
  courseApproved: circleCheckIcon,
  courseReturned: pencilIcon,
  courseReviewed: starIcon,
  courseVideosBroken: videoIcon,
  courseArchived: archiveIcon,
}
