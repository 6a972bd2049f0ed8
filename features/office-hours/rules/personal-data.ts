import type { PersonalData } from '#platform/rules/personal-data.ts'

export const officeHourPersonalData: PersonalData = {
  exported: [
    { file: 'office-hours-offered', table: 'office_hour_slots', owner: 'mentor_id', about: 'Office hours that you offered.' },
    { file: 'office-hours-booked', table: 'office_hour_bookings', owner: 'learner_id', about: 'Office hours that you booked.' },
  ],
}
