export const OFFICE_HOURS_PATH = '/office-hours'
/** Where a mentor manages their own. */
export const OWN_OFFICE_HOURS_PATH = '/office-hours/manage'

/** The open office hours of one mentor. */
export const mentorOfficeHoursPath = (username: string) => `${OFFICE_HOURS_PATH}?mentor=${encodeURIComponent(username)}`
/** The open office hours for the members of a group. */
export const groupOfficeHoursPath = (groupId: string) => `${OFFICE_HOURS_PATH}?group=${encodeURIComponent(groupId)}`
/** The form in which a mentor offers office hours to a group. */
export const offerOfficeHoursPath = (groupId: string) => `${OWN_OFFICE_HOURS_PATH}?group=${encodeURIComponent(groupId)}`
/** The calendar file of a booking. */
export const bookingFilePath = (id: string) => `/api/office-hours/${encodeURIComponent(id)}/calendar.ics`
