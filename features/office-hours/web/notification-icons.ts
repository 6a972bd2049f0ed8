import { calendarDaysIcon, clockIcon, crossIcon, pencilIcon } from '#platform/web/ui/icons.ts'

/** The icons of this feature's notifications, by kind. */
export const notificationIcons: Readonly<Record<string, string>> = {
  officeHourBooked: calendarDaysIcon,
  officeHourMoved: calendarDaysIcon,
  officeHourChanged: pencilIcon,
  officeHourCancelled: crossIcon,
  officeHourTomorrow: clockIcon,
  officeHourSoon: clockIcon,
}
