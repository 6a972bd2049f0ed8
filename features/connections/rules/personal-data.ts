import type { PersonalData } from '#platform/rules/personal-data.ts'

export const connectionPersonalData: PersonalData = {
  exported: [
    { file: 'following', table: 'follows', owner: 'follower_id', about: 'People you follow.' },
    { file: 'followers', table: 'follows', owner: 'followed_id', about: 'Your followers.' },
    { file: 'blocked', table: 'blocks', owner: 'blocker_id', about: 'People you blocked.' },
    { file: 'muted', table: 'mutes', owner: 'muter_id', about: 'People you muted.' },
    { file: 'dismissed-suggestions', table: 'dismissed_suggestions', owner: 'person_id', about: 'Suggestions you dismissed.' },
  ],
  notExported: {
    'blocks.blocked_id': 'Blocks are private to the person who made them.',
    'dismissed_suggestions.dismissed_id': 'Belongs to the person who dismissed the suggestion.',
    'follow_counts.person_id': 'Calculated from the follows.',
    'mutes.muted_id': 'Mutes are private to the person who made them.',
    'people_words.person_id': 'Search index.',
  },
}
