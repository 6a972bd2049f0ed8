import type { Readers } from './documents.ts'

/** A page, a section of the settings, or a section of the administration. */
export interface Place {
  path: string
  title: string
  /** Other words that people look for. */
  keywords: string
  /** Absent: everybody. */
  readers?: Readers
}

const setting = (section: string, title: string, keywords: string): Place => ({ path: `/settings?section=${section}`, title, keywords: `setting settings preferences ${keywords}`, readers: ['member'] })
const admin = (section: string, right: string, title: string, keywords: string): Place => ({ path: `/admin/${section}`, title, keywords: `admin administration ${keywords}`, readers: [`right:${right}`] })

/** Everything that is found by its name alone. A test compares the list with the screens, settings and sections that exist. */
export const PLACES: readonly Place[] = [
  { path: '/', title: 'Home', keywords: 'start dashboard' },
  { path: '/blogs', title: 'Blogs', keywords: 'articles posts reading' },
  { path: '/blogs/write', title: 'Write a blog', keywords: 'new post article editor draft publish' },
  { path: '/blogs/mine', title: 'Your blogs', keywords: 'my own drafts posts', readers: ['member'] },
  { path: '/practice', title: 'Practice', keywords: 'problems exercises coding challenges python javascript' },
  { path: '/connections', title: 'Connections', keywords: 'people members network friends' },
  { path: '/leaderboard', title: 'Leaderboard', keywords: 'ranking ranks points scores streak board' },
  { path: '/profile', title: 'Your profile', keywords: 'my own account card headline skills experience', readers: ['member'] },
  { path: '/messages', title: 'Messages', keywords: 'chat conversations inbox direct', readers: ['member'] },
  { path: '/notifications', title: 'Notifications', keywords: 'alerts inbox unread', readers: ['member'] },
  { path: '/about', title: 'About Us', keywords: 'team founder company products story' },
  { path: '/contact', title: 'Contact', keywords: 'support help feedback email question' },
  { path: '/switchProfile', title: 'Switch Profile', keywords: 'role learner mentor admin mode' },
  { path: '/signup', title: 'Sign up', keywords: 'register create account join' },
  { path: '/forgot-password', title: 'Forgot password', keywords: 'reset lost login' },
  { path: '/settings?section=appearance', title: 'Appearance', keywords: 'setting settings preferences theme dark light mode keyboard shortcuts' },
  setting('account', 'Account', 'email address delete time zone username'),
  setting('password', 'Password', 'change security'),
  setting('sessions', 'Sessions', 'devices log out everywhere security browsers'),
  setting('profile', 'Profile settings', 'name headline about picture avatar'),
  setting('notifications', 'Notification settings', 'email digest quiet hours alerts mute'),
  setting('privacy', 'Privacy', 'visibility who can see blocked people mute'),
  setting('messages', 'Message settings', 'chat who can write presence typing read receipts online'),
  setting('data', 'Your data', 'export download delete account archive gdpr'),
  admin('health', 'health.read', 'Health', 'status queues monitoring'),
  admin('people', 'people.manage', 'Manage people', 'accounts users suspend roles'),
  admin('applications', 'applications.decide', 'Applications', 'mentor requests review'),
  admin('reports', 'reports.decide', 'Reports', 'moderation abuse spam flagged'),
  admin('problems', 'problems.edit', 'Edit problems', 'problem bank editor'),
  admin('rights', 'rights.change', 'Permissions', 'roles rights'),
  admin('contact', 'contact.answer', 'Contact messages', 'support inbox answer'),
  admin('scores', 'scores.edit', 'Scores', 'points formula leaderboard'),
  admin('site', 'site.edit', 'Site texts', 'content founder team banner'),
  admin('audit', 'audit.read', 'Audit log', 'actions history'),
  admin('search', 'search.manage', 'Search index', 'searches without results rebuild'),
]
