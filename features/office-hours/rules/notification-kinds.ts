import { IN_APP, IN_APP_AND_EMAIL, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'

/** `with` is the name of the other person, `path` the page where the recipient sees the office hour. */
type OfBooking = 'bookingId' | 'with' | 'when' | 'path'

const common = {
  subject: ({ bookingId }: { bookingId: string }) => `office-hour:${bookingId}`,
  path: ({ facts }: { facts: { path: string } }) => facts.path,
}

export const officeHourNotifications = notificationArea('Office hours', {
  officeHourBooked: notificationKind<OfBooking | 'subject'>({
    label: 'Bookings of your office hours',
    recipient: 'mentor',
    isForTeam: true,
    channels: IN_APP_AND_EMAIL,
    ...common,
    title: () => 'Office hour booked',
    message: ({ facts }) => `${facts.with} booked your office hour on ${facts.when}: ${facts.subject}`,
  }),
  officeHourMoved: notificationKind<OfBooking | 'before'>({
    label: 'Bookings of your office hours moved to another time',
    recipient: 'mentor',
    isForTeam: true,
    channels: IN_APP_AND_EMAIL,
    ...common,
    title: () => 'Office hour moved',
    message: ({ facts }) => `${facts.with} moved the office hour on ${facts.before} to ${facts.when}.`,
  }),
  officeHourChanged: notificationKind<OfBooking>({
    label: 'Changes of booked office hours',
    recipient: 'learner',
    channels: IN_APP_AND_EMAIL,
    ...common,
    title: () => 'Office hour changed',
    message: ({ facts }) => `${facts.with} changed the details of your office hour on ${facts.when}.`,
  }),
  officeHourCancelled: notificationKind<OfBooking | 'reason'>({
    label: 'Canceled office hours',
    recipient: 'other',
    channels: IN_APP_AND_EMAIL,
    ...common,
    title: () => 'Office hour canceled',
    message: ({ facts }) => `The office hour with ${facts.with} on ${facts.when} was canceled: ${facts.reason}`,
  }),
  officeHourTomorrow: notificationKind<OfBooking>({
    label: 'Reminders a day before office hours',
    recipient: 'participant',
    channels: IN_APP_AND_EMAIL,
    ...common,
    title: () => 'Office hour within a day',
    message: ({ facts }) => `Your office hour with ${facts.with} starts ${facts.when}.`,
  }),
  officeHourSoon: notificationKind<OfBooking>({
    label: 'Reminders an hour before office hours',
    recipient: 'participant',
    channels: IN_APP,
    ...common,
    title: () => 'Office hour within an hour',
    message: ({ facts }) => `Your office hour with ${facts.with} starts ${facts.when}.`,
  }),
})
