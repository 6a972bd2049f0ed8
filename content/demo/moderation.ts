/** Decisions of moderators in the demo world, for the public log. No one of the demo world is meant. */
export const decisions = [
  { daysAgo: 2, kind: 'discussion-comment', outcome: 'removed', rule: 'spam', reports: 3 },
  { daysAgo: 5, kind: 'blog', outcome: 'dismissed', rule: null, reports: 1 },
  { daysAgo: 9, kind: 'message', outcome: 'removed', rule: 'harassment', reports: 1 },
  { daysAgo: 16, kind: 'comment', outcome: 'removed', rule: 'cheating', reports: 2, appeal: 'reversed' },
  { daysAgo: 31, kind: 'job', outcome: 'removed', rule: 'spam', reports: 4, appeal: 'upheld' },
  { daysAgo: 54, kind: 'idea', outcome: 'dismissed', rule: null, reports: 1 },
  { daysAgo: 80, kind: 'blog', outcome: 'removed', rule: 'copyright', reports: 2 },
] as const

/** An open report about a blog. */
export const report = {
  blog: 'why-gradient-descent-zigzags-and-what-momentum-does-about-it',
  by: 'jamila-hassan',
  reason: 'The second figure looks like the one in a textbook. Please check whether its source is named.',
}
