import type { PersonalData } from './personal-data.ts'

export const platformPersonalData: PersonalData = {
  exported: [
    { file: 'pictures', table: 'images', owner: 'owner_id', about: 'Your images, in their largest size. See the pictures folder.' },
  ],
  notExported: {
    'audit_log.actor_id': 'Admin actions, which belong to the site.',
  },
}
