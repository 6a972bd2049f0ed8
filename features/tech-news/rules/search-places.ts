/** The pages and sections that the search finds by their names, by path. */
export const searchPlaces = {
  '/techNews': { title: 'Tech News', keywords: 'articles ai robotics startups gadgets trending' },
  '/admin/news': { title: 'News articles', keywords: 'admin write feature hide correct', readers: ['right:news.edit'] },
  '/admin/news-sources': { title: 'News sources', keywords: 'admin feeds rss atom health', readers: ['right:news.sources'] },
} as const
