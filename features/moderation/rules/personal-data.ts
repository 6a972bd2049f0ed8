import type { PersonalData } from '#platform/rules/personal-data.ts'

export const moderationPersonalData: PersonalData = {
  exported: [
    { file: 'reports', table: 'reports', owner: 'reporter_id', about: 'Your reports.' },
    { file: 'moderation-decisions', table: 'moderation_decisions', owner: 'author_id', about: 'Decisions of moderators about your content and your account.', without: ['decided_by', 'confirmed_by', 'evidence_html'] },
  ],
  notExported: {
    'moderation_decisions.decided_by': 'Decisions of moderators, which belong to the site.',
    'moderation_decisions.confirmed_by': 'Decisions of moderators, which belong to the site.',
    'moderation_appeals.decided_by': 'Answers of moderators, which belong to the site.',
    'report_claims.claimed_by': 'Which moderator is working on a report, for half an hour.',
    'ban_proposals.person_id': 'A proposal that no second admin confirmed has no effect; a confirmed one is a decision, which is in the export.',
    'ban_proposals.proposed_by': 'Decisions of moderators, which belong to the site.',
    'ban_proposals.decided_by': 'Decisions of moderators, which belong to the site.',
  },
}
