import type { PersonalData } from '#platform/rules/personal-data.ts'

export const trustPersonalData: PersonalData = {
  exported: [{ file: 'trust-level', table: 'person_trust', owner: 'person_id', about: 'Your trust level.' }],
}
