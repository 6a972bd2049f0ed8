import type { PersonalData } from '#platform/rules/personal-data.ts'

export const aboutPersonalData: PersonalData = {
  exported: [
    { file: 'messages-to-the-team', table: 'contact_messages', owner: 'person_id', without: ['answered_by'], about: 'What you wrote to the team while you were logged in.' },
  ],
  notExported: {
    'contact_messages.answered_by': 'What admins did for the site.',
  },
}
