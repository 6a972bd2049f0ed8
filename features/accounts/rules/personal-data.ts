import type { PersonalData } from '#platform/rules/personal-data.ts'

export const accountPersonalData: PersonalData = {
  exported: [
    { file: 'login', table: 'logins', owner: 'person_id', without: ['password_hash'], about: 'Your email address and time zone. The hash of your password is left out.' },
    { file: 'sessions', table: 'sessions', owner: 'person_id', without: ['secret_hash', 'previous_secret_hash'], about: 'Where you were logged in. The secrets are left out.' },
    { file: 'networks', table: 'login_networks', owner: 'person_id', about: 'The networks you logged in from in the last 30 days.' },
    { file: 'roles', table: 'grants', owner: 'person_id', about: 'The roles you were given and the roles that were removed.' },
    { file: 'role-applications', table: 'role_applications', owner: 'person_id', about: 'Your role applications and the answers.' },
  ],
  notExported: {
    'account_tickets.person_id': 'Links in emails: secrets, useless after use.',
    'grants.granted_by': 'Admin actions, which belong to the site.',
    'role_applications.decided_by': 'Admin actions, which belong to the site.',
  },
}
