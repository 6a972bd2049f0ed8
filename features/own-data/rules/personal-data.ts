import type { PersonalData } from '#platform/rules/personal-data.ts'

export const ownPersonalData: PersonalData = {
  exported: [
    { file: 'departure', table: 'departures', owner: 'person_id', about: 'When you asked to leave, if you did.' },
    { file: 'exports', table: 'exports', owner: 'person_id', about: 'The exports that you asked for.' },
  ],
}
