import type { PersonalData } from '#platform/rules/personal-data.ts'

export const activityPersonalData: PersonalData = {
  exported: [
    { file: 'activities', table: 'activities', owner: 'person_id', about: 'What you did, and on which day of your own calendar.' },
  ],
  notExported: {
    'activity_days.person_id': 'Counted from the activities.',
    'streaks.person_id': 'Counted from the activities.',
  },
}
