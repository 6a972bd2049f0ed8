/** The pages and sections that the search finds by their names, by path. */
export const searchPlaces = {
  '/about': { title: 'About Us', keywords: 'team founder company products story' },
  '/contact': { title: 'Contact', keywords: 'support help feedback email question' },
  '/admin/contact': { title: 'Contact messages', keywords: 'admin support inbox answer', readers: ['right:contact.answer'] },
} as const
