import type { PersonalData } from '#platform/rules/personal-data.ts'

export const practicePersonalData: PersonalData = {
  exported: [
    { file: 'code', table: 'code_drafts', owner: 'person_id', about: 'Your code for problems, as you left it.' },
    { file: 'help-with-problems', table: 'problem_help', owner: 'person_id', about: 'Which hints you opened, and which problems you gave up.' },
    { file: 'remarks', table: 'problem_remarks', owner: 'author_id', about: 'What you said about problems.' },
    { file: 'reviews', table: 'reviews', owner: 'person_id', about: 'Which problems you should solve again, and when.' },
    { file: 'submissions', table: 'submissions', owner: 'person_id', without: ['judge_id', 'tries', 'not_before', 'started_at', 'judged_at'], about: 'The solutions that you submitted, and what the judge said.' },
  ],
  notExported: {
    'problem_edits.edited_by': 'What admins did for the site.',
  },
}
