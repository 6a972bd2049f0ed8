import type { PersonalData } from '#platform/rules/personal-data.ts'

export const onboardingPersonalData: PersonalData = {
  exported: [{ file: 'hidden-first-steps', table: 'hidden_first_steps', owner: 'person_id', about: 'Whether you hid the list of first steps on home.' }],
}
