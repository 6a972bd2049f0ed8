import type { PersonalData } from '#platform/rules/personal-data.ts'

export const connectionPersonalData: PersonalData = {
  exported: [
    { file: 'following', table: 'follows', owner: 'follower_id', about: 'Whom you follow.' },
    { file: 'followers', table: 'follows', owner: 'followed_id', about: 'Who follows you.' },
    { file: 'blocked', table: 'blocks', owner: 'blocker_id', about: 'Whom you blocked.' },
    { file: 'muted', table: 'mutes', owner: 'muter_id', about: 'Whom you muted.' },
    { file: 'dismissed-suggestions', table: 'dismissed_suggestions', owner: 'person_id', about: 'People whom you did not want suggested.' },
  ],
  notExported: {
    'blocks.blocked_id': 'Blocks are private to the person who made them.',
    'dismissed_suggestions.dismissed_id': 'Belongs to the one who dismissed.',
    'follow_counts.person_id': 'Counted from the follows.',
    'mutes.muted_id': 'Mutes are private to the person who made them.',
    'people_words.person_id': 'For our searching.',
  },
}
