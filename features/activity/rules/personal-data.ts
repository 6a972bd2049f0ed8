import type { PersonalData } from '#platform/rules/personal-data.ts'

export const activityPersonalData: PersonalData = {
  exported: [
    { file: 'activities', table: 'activities', owner: 'person_id', about: 'What you did, and on which day in your time zone.' },
  ],
  notExported: {
    'activity_days.person_id': 'Calculated from the activities.',
    'streaks.person_id': 'Calculated from the activities.',
  },
}
