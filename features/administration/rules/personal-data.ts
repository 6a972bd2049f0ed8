import type { PersonalData } from '#platform/rules/personal-data.ts'

export const administrationPersonalData: PersonalData = {
  notExported: {
    'approval_decisions.decided_by': 'Decisions of admins, which belong to the site.',
  },
}
