import type { PersonalData } from '#platform/rules/personal-data.ts'

export const leaderboardPersonalData: PersonalData = {
  exported: [
    { file: 'badges', table: 'badges', owner: 'person_id', about: 'The badges you earned, when and for what.' },
    { file: 'elite', table: 'elite_members', owner: 'person_id', about: 'When you were invited to the elite leaderboard and when you joined it.' },
  ],
  notExported: {
    'rank_marks.person_id': 'The last rank we notified you about, and your rank when the week began.',
    'scores.person_id': 'Calculated from the activities.',
  },
}
