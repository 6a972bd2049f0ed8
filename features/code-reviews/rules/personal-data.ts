import type { PersonalData } from '#platform/rules/personal-data.ts'

export const codeReviewPersonalData: PersonalData = {
  exported: [
    { file: 'code-reviews', table: 'code_reviews', owner: 'learner_id', about: 'Code reviews that you asked for.' },
    { file: 'code-review-comments', table: 'code_review_comments', owner: 'author_id', about: 'Your comments in code reviews.' },
    { file: 'code-review-notes', table: 'code_review_notes', owner: 'mentor_id', about: 'Your private notes on code reviews.' },
  ],
  notExported: {
    'code_reviews.claimed_by': 'A claim is over after 45 minutes.',
    'code_reviews.reviewed_by': 'The review belongs to the learner; your comments are in the export.',
  },
}
