import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [
      ['in', 'officeHourBookings officeHours'],
      ['M', 'heldOfficeHours ownOfficeHours'],
    ],
    Mutation: [
      ['in', 'cancelOfficeHourBooking'],
      ['LMA', 'bookOfficeHour moveOfficeHourBooking'],
      ['M', 'cancelOfficeHours editOfficeHour offerOfficeHours'],
    ],
    OfficeHour: [['in', 'about endsAt group groupId id isOnline mentor place startsAt timeZone']],
    OfficeHourBooking: [['in', 'cancelReason cancelledBy id learner officeHour onlineUrl subject']],
    OfficeHourPage: [['in', 'items next']],
    OwnOfficeHour: [['M', 'booking later officeHour onlineUrl revision seriesId']],
  },
  routes: { 'GET /api/office-hours/:id/calendar.ics': 'in' },
}
