/** The pages and sections that the search finds by their names, by path. */
export const searchPlaces = {
  '/blogs': { title: 'Blogs', keywords: 'articles posts reading' },
  '/blogs/write': { title: 'Write a blog', keywords: 'new post article editor draft publish' },
  '/blogs/mine': { title: 'Your blogs', keywords: 'my own drafts posts series', readers: ['member'] },
  '/blogs/topics': { title: 'Followed topics', keywords: 'my tags interests following unfollow subscriptions', readers: ['member'] },
  '/reading-list': { title: 'Reading list', keywords: 'bookmarks saved read later', readers: ['member'] },
} as const
