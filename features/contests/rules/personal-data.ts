import type { PersonalData } from '#platform/rules/personal-data.ts'

export const contestPersonalData: PersonalData = {
  exported: [
    { file: 'contests-hosted', table: 'contests', owner: 'host_id', about: 'Contests that you host.' },
    { file: 'contest-entries', table: 'contest_entries', owner: 'person_id', about: 'Contests that you took part in.' },
  ],
}
