import type { PersonalData } from '#platform/rules/personal-data.ts'

export const notificationPersonalData: PersonalData = {
  exported: [
    { file: 'notifications', table: 'notifications', owner: 'person_id', about: 'What you were told.' },
    { file: 'notification-preferences', table: 'notification_preferences', owner: 'person_id', about: 'What you want to be told about, and where.' },
    { file: 'notification-settings', table: 'notification_settings', owner: 'person_id', about: 'Your quiet hours and how often you get a digest.' },
    { file: 'muted-threads', table: 'muted_threads', owner: 'person_id', about: 'Threads that you muted.' },
  ],
  notExported: {
    'inboxes.person_id': 'A counter.',
    'notification_causes.person_id': 'What others were told.',
    'notified_signals.person_id': 'Remembers that something was told already.',
    'unsubscribe_links.person_id': 'Links in mails: secrets.',
  },
}
