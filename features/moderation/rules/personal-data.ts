import type { PersonalData } from '#platform/rules/personal-data.ts'

export const moderationPersonalData: PersonalData = {
  exported: [{ file: 'reports', table: 'reports', owner: 'reporter_id', about: 'Your reports.' }],
}
