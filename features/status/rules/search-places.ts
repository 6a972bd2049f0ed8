/** The page that the search finds by its name. */
export const searchPlaces = {
  '/status': { title: 'Status', keywords: 'uptime down outage health available history judge email' },
} as const
