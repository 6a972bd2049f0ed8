/** The pages and sections that the search finds by their names, by path. */
export const searchPlaces = {
  '/newsletter': { title: 'Newsletter', keywords: 'issues archive weekly friday email subscribe' },
  '/admin/newsletter': { title: 'Newsletter issues', keywords: 'admin edit preview test email cancel', readers: ['right:newsletter.edit'] },
} as const
