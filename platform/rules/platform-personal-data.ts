import type { PersonalData } from './personal-data.ts'

export const platformPersonalData: PersonalData = {
  exported: [
    { file: 'pictures', table: 'images', owner: 'owner_id', about: 'Your pictures. They are in the folder pictures in their largest size.' },
  ],
  notExported: {
    'audit_log.actor_id': 'What admins did for the site belongs to the site.',
  },
}
