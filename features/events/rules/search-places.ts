/** The pages and sections that the search finds by their names, by path. */
export const searchPlaces = {
  '/events': { title: 'Upcoming Events', keywords: 'events calendar workshops webinars meetups rsvp' },
  '/events/new': { title: 'New event', keywords: 'propose create host workshop webinar meetup', readers: ['member'] },
} as const
