import type { PersonalData } from '#platform/rules/personal-data.ts'

export const practicePersonalData: PersonalData = {
  exported: [
    { file: 'code', table: 'code_drafts', owner: 'person_id', about: 'Your saved code for problems.' },
    { file: 'help-with-problems', table: 'problem_help', owner: 'person_id', about: 'The hints you opened and the problems you gave up on.' },
    { file: 'problem-lists', table: 'problem_lists', owner: 'person_id', about: 'Your own lists of problems.' },
    { file: 'problem-notes', table: 'problem_notes', owner: 'person_id', about: 'Your private notes on problems.' },
    { file: 'problems-written', table: 'problem_edits', owner: 'author_id', without: ['trial_id', 'edited_by', 'answers'], about: 'Problems you wrote, with their drafts and the comments of reviewers.' },
    { file: 'reviews', table: 'reviews', owner: 'person_id', about: 'The problems you should review, and when.' },
    { file: 'submissions', table: 'submissions', owner: 'person_id', without: ['judge_id', 'tries', 'not_before', 'started_at', 'judged_at'], about: 'Your submissions and their results, and which of them you shared.' },
    { file: 'solution-votes', table: 'solution_votes', owner: 'person_id', about: 'The shared solutions you voted for.' },
  ],
  notExported: {
    'problem_edits.edited_by': 'Admin actions, which belong to the site.',
  },
}
