/** The pages and sections that the search finds by their names, by path. */
export const searchPlaces = {
  '/events': { title: 'Upcoming Events', keywords: 'events calendar workshops webinars meetups rsvp' },
  '/events/new': { title: 'New event', keywords: 'propose create host workshop webinar meetup', readers: ['member'] },
  '/admin/events': { title: 'Events to review', keywords: 'admin approve queue cancel', readers: ['right:events.manage'] },
} as const
