/** What scheduled tasks do, in words. */
const LABELS: Record<string, string> = {
  'accounts.sweep': 'Delete expired sessions and links',
  'administration.forget-decisions': 'Delete old approval decisions',
  'administration.forget-statements': 'Delete old slow statements',
  'administration.restore-drill': 'Restore the newest backup as a drill',
  'administration.roll-up': 'Roll up usage numbers',
  'api-tokens.sweep': 'Delete expired access tokens',
  'blogs.render-again': 'Re-render blogs after a renderer change',
  'chat.email-unread': 'Email people about unread messages',
  'contests.follow': 'Start and end contests',
  'courses.check-videos': 'Check the videos of courses',
  'courses.clean-files': 'Delete unused course files',
  'events.sweep': 'Remind attendees and end events',
  'ideas.ask-quiet': 'Ask owners of quiet ideas',
  'ideas.sweep': 'Delete unconfirmed ideas',
  'jobs.expire': 'Close expired jobs',
  'jobs.sweep-resumes': 'Delete unused resumes',
  'leaderboard.moves': 'Record ranks of the day',
  'leaderboard.sweep': 'End streaks and remove old points',
  'mentoring.clean-files': 'Delete unused files of groups',
  'mentoring.remind': 'Remind learners of due assignments',
  'news.delete-old': 'Delete old news',
  'news.fetch-due': 'Fetch news sources',
  'newsletter.prepare': 'Prepare the newsletter',
  'newsletter.send': 'Send the newsletter',
  'newsletter.sweep': 'Delete ended subscriptions',
  'notifications.digests': 'Send notification digests',
  'notifications.sweep': 'Delete old notifications',
  'office-hours.remind': 'Remind people of office hours',
  'own-data.sweep': 'Delete accounts and exports when due',
  'status.measure': 'Check the parts of the site',
  'practice.sweep': 'Restart lost submissions',
  'search.forget-misses': 'Delete old searches without a result',
  'trust.promote': 'Raise trust levels',
  'webhooks.sweep': 'Delete old webhook deliveries',
}

/** Whether a task has a name in words. */
export const hasLabel = (name: string): boolean => name in LABELS

/** What admins read for a task: its name in words; otherwise `accounts.end-suspension` is "Accounts: end suspension". */
export function taskName(name: string): string {
  const label = LABELS[name]
  if (label !== undefined) return label
  const [feature = '', ...rest] = name.split('.')
  const words = (text: string) => text.replaceAll('-', ' ')
  const title = words(feature)
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}${rest.length === 0 ? '' : `: ${rest.map(words).join(', ')}`}`
}
