export const DEVELOPERS_PATH = '/developers'

/** Feeds that need no token. */
export const FEEDS = [
  { title: 'Blogs', path: '/feeds/blogs.atom', type: 'Atom' },
  { title: 'Blogs', path: '/feeds/blogs.json', type: 'JSON Feed' },
  { title: 'Jobs', path: '/feeds/jobs.atom', type: 'Atom' },
  { title: 'Jobs', path: '/feeds/jobs.json', type: 'JSON Feed' },
  { title: 'Tech news', path: '/feeds/news.atom', type: 'Atom' },
  { title: 'Newsletter', path: '/feeds/newsletter.atom', type: 'Atom' },
] as const
