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
    'blocks.blocked_id': 'Whoever blocked somebody need not say so.',
    'dismissed_suggestions.dismissed_id': 'Belongs to the one who dismissed.',
    'follow_counts.person_id': 'Counted from the follows.',
    'mutes.muted_id': 'Whoever muted somebody need not say so.',
    'people_words.person_id': 'For our searching.',
  },
}
