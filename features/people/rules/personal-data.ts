import type { PersonalData } from '#platform/rules/personal-data.ts'

export const peoplePersonalData: PersonalData = {
  exported: [{ file: 'followed-topics', table: 'interests', owner: 'person_id', about: 'The topics that you follow.' }],
}
