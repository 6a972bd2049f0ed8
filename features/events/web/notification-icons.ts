import { calendarDaysIcon, circleCheckIcon, clockIcon, pencilIcon, userRoundPlusIcon, usersIcon, videoIcon, warningIcon } from '#platform/web/ui/icons.ts'

/** The icons of this feature's notifications, by kind. */
export const notificationIcons: Readonly<Record<string, string>> = {
  eventTomorrow: clockIcon,
  eventSoon: clockIcon,
  eventChanged: calendarDaysIcon,
  eventCancelled: warningIcon,
  eventPlace: calendarDaysIcon,
  eventOfferExpired: clockIcon,
  eventAnswer: usersIcon,
  eventRecording: videoIcon,
  eventCoHost: userRoundPlusIcon,
  eventApproved: circleCheckIcon,
  eventReturned: pencilIcon,
}
