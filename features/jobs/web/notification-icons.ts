import { briefcaseIcon, circleCheckIcon, clockIcon, flagIcon, pencilIcon, searchIcon, userRoundCheckIcon } from '#platform/web/ui/icons.ts'

/** The icons of this feature's notifications, by kind. */
export const notificationIcons: Readonly<Record<string, string>> = {
  job: briefcaseIcon,
  jobSearch: searchIcon,
  jobApplication: userRoundCheckIcon,
  jobAnswer: briefcaseIcon,
  jobApproved: circleCheckIcon,
  jobClosed: flagIcon,
  jobReturned: pencilIcon,
  jobExpiring: clockIcon,
  jobExpired: clockIcon,
}
