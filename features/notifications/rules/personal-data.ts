import type { PersonalData } from '#platform/rules/personal-data.ts'

export const notificationPersonalData: PersonalData = {
  exported: [
    { file: 'notifications', table: 'notifications', owner: 'person_id', about: 'Your notifications.' },
    { file: 'notification-preferences', table: 'notification_preferences', owner: 'person_id', about: 'The notifications you want, and where.' },
    { file: 'notification-settings', table: 'notification_settings', owner: 'person_id', about: 'Your quiet hours and how often you get a digest.' },
    { file: 'muted-threads', table: 'muted_threads', owner: 'person_id', about: 'Threads you muted.' },
  ],
  notExported: {
    'inboxes.person_id': 'A counter.',
    'notification_causes.person_id': 'Causes of other people’s notifications.',
    'notified_signals.person_id': 'Prevents duplicate notifications.',
    'unsubscribe_links.person_id': 'Links in emails: secrets.',
  },
}
