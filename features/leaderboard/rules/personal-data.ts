import type { PersonalData } from '#platform/rules/personal-data.ts'

export const leaderboardPersonalData: PersonalData = {
  exported: [
    { file: 'badges', table: 'badges', owner: 'person_id', about: 'What you earned, when, and by what.' },
    { file: 'elite', table: 'elite_members', owner: 'person_id', about: 'When you were invited to the elite leaderboard, and joined it.' },
  ],
  notExported: {
    'rank_marks.person_id': 'Remembers what rank you were told of.',
    'scores.person_id': 'Counted from the activities.',
  },
}
