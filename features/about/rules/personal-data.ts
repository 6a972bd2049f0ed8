import type { PersonalData } from '#platform/rules/personal-data.ts'

export const aboutPersonalData: PersonalData = {
  exported: [
    { file: 'messages-to-the-team', table: 'contact_messages', owner: 'person_id', without: ['answered_by'], about: 'Messages you sent to the team while logged in.' },
  ],
  notExported: {
    'contact_messages.answered_by': 'Admin actions, which belong to the site.',
  },
}
