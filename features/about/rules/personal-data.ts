import type { PersonalData } from '#platform/rules/personal-data.ts'

export const aboutPersonalData: PersonalData = {
  exported: [
    { file: 'messages-to-the-team', table: 'contact_messages', owner: 'person_id', without: ['answered_by'], about: 'Messages you sent to the team while logged in.' },
    { file: 'products-you-wait-for', table: 'product_waits', owner: 'person_id', about: 'Products that you want to hear about when they are ready.' },
  ],
  notExported: {
    'contact_messages.answered_by': 'Admin actions, which belong to the site.',
  },
}
