import type { PersonalData } from '#platform/rules/personal-data.ts'

export const administrationPersonalData: PersonalData = {
  exported: [{ file: 'permission-groups', table: 'rights_group_members', owner: 'person_id', without: ['given_by'], about: 'The permission groups that you have.' }],
  notExported: {
    'approval_decisions.decided_by': 'Decisions of admins, which belong to the site.',
    'feature_switches.changed_by': 'Admin actions, which belong to the site.',
    'rights_group_members.given_by': 'Admin actions, which belong to the site.',
  },
}
