/** The pages and sections that the search finds by their names, by path. */
export const searchPlaces = {
  '/signup': { title: 'Sign up', keywords: 'register create account join' },
  '/login': { title: 'Log in', keywords: 'login sign in account' },
  '/forgot-password': { title: 'Forgot password', keywords: 'reset lost login' },
  '/switchProfile': { title: 'Switch Profile', keywords: 'role learner mentor admin mode' },
  '/settings?section=account': { title: 'Account', keywords: 'settings email address delete time zone username', readers: ['member'] },
  '/settings?section=password': { title: 'Password', keywords: 'settings change security', readers: ['member'] },
  '/settings?section=sessions': { title: 'Sessions', keywords: 'settings devices log out everywhere security browsers', readers: ['member'] },
  '/settings?section=appearance': { title: 'Appearance', keywords: 'settings theme dark light mode keyboard shortcuts' },
} as const
