import { alertIcon, bellIcon, calendarDaysIcon, circleCheckIcon, clockIcon, messageSquareIcon, notebookPenIcon, uploadIcon, usersIcon } from '#platform/web/ui/icons.ts'

/** The icons of this feature's notifications, by kind. */
export const notificationIcons: Readonly<Record<string, string>> = {
  mentorGroupInvitation: usersIcon,
  mentorGroupAnnouncement: bellIcon,
  mentorGroupEvent: calendarDaysIcon,
  assignmentSet: notebookPenIcon,
  assignmentDue: clockIcon,
  assignmentDueChanged: calendarDaysIcon,
  assignmentReturned: circleCheckIcon,
  assignmentGone: alertIcon,
  assignmentHandedIn: uploadIcon,
  assignmentNote: messageSquareIcon,
}
