import type { PersonalData } from '#platform/rules/personal-data.ts'

export const ownPersonalData: PersonalData = {
  exported: [
    { file: 'account-deletion', table: 'departures', owner: 'person_id', about: 'When you asked to delete your account, if you did.' },
    { file: 'exports', table: 'exports', owner: 'person_id', about: 'The exports you requested.' },
  ],
}
