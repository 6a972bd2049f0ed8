import type { PersonalData } from '#platform/rules/personal-data.ts'

export const accountPersonalData: PersonalData = {
  exported: [
    { file: 'login', table: 'logins', owner: 'person_id', without: ['password_hash'], about: 'Your address and time zone. The hash of your password is left out.' },
    { file: 'sessions', table: 'sessions', owner: 'person_id', without: ['secret_hash', 'previous_secret_hash'], about: 'Where you were logged in. The secrets are left out.' },
    { file: 'networks', table: 'login_networks', owner: 'person_id', about: 'The networks from which you logged in within the last 30 days.' },
    { file: 'roles', table: 'grants', owner: 'person_id', about: 'The roles that you were given, and those that were taken.' },
    { file: 'role-applications', table: 'role_applications', owner: 'person_id', about: 'What you asked to be, and what was answered.' },
  ],
  notExported: {
    'account_tickets.person_id': 'Links in mails: secrets, useless after use.',
    'grants.granted_by': 'What admins did for the site.',
    'role_applications.decided_by': 'What admins did for the site.',
  },
}
