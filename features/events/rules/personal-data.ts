import type { PersonalData } from '#platform/rules/personal-data.ts'

export const eventPersonalData: PersonalData = {
  exported: [
    { file: 'events-hosted', table: 'events', owner: 'host_id', without: ['description_html', 'preview'], about: 'Events you host or proposed.' },
    { file: 'events-co-hosted', table: 'event_hosts', owner: 'person_id', about: 'Events you co-host.' },
    { file: 'event-answers', table: 'event_rsvps', owner: 'person_id', about: 'Your answers to events, your attendance and your feedback.' },
    { file: 'event-calendar', table: 'event_feeds', owner: 'person_id', without: ['hash'], about: 'Your private calendar address.' },
  ],
}
