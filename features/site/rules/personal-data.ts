import type { PersonalData } from '#platform/rules/personal-data.ts'

export const sitePersonalData: PersonalData = {
  notExported: {
    'site_settings.changed_by': 'Admin actions, which belong to the site.',
  },
}
