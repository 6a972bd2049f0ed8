import type { PersonalData } from '#platform/rules/personal-data.ts'

export const leaderboardPersonalData: PersonalData = {
  exported: [
    { file: 'badges', table: 'badges', owner: 'person_id', about: 'What you earned, when, and by what.' },
    { file: 'elite', table: 'elite_members', owner: 'person_id', about: 'When you were invited to the elite leaderboard, and joined it.' },
    { file: 'reviews', table: 'reviews', owner: 'person_id', about: 'Which problems you should solve again, and when.' },
  ],
  notExported: {
    'rank_marks.person_id': 'Remembers what rank you were told of.',
    'scores.person_id': 'Counted from the activities.',
  },
}
