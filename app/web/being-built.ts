/** Screens of later work. Each shows an honest page; this list is the only place that knows them. */
export interface BeingBuiltScreen {
  path: string
  name: string
  sentence: string
}

export const BEING_BUILT: readonly BeingBuiltScreen[] = [
  { path: '/courses', name: 'Courses Hub', sentence: 'Courses with their topics and resources, and how far you have come in each.' },
  { path: '/leaderboard', name: 'Leaderboard', sentence: 'Who solved what, this week and ever: a podium, a table, and always your own row.' },
  { path: '/jobs', name: 'Jobs', sentence: 'Jobs sorted by how well they match you, with the reasons, and a way to apply.' },
  { path: '/events', name: 'Upcoming Events', sentence: 'Workshops, webinars and meetups in your own time zone, with RSVP and a calendar file.' },
  { path: '/learn', name: 'Learn', sentence: 'Video lessons with notes, progress and a certificate at the end.' },
  { path: '/practice', name: 'Practice Problems', sentence: 'Problems on algorithms, mathematics and data structures with a judge that says how you did.' },
  { path: '/practice/:slug', name: 'Practice', sentence: 'A problem, an editor, and a verdict for every test.' },
  { path: '/messages', name: 'Messages', sentence: 'Conversations with the people you follow, one to one and in groups.' },
  { path: '/ideaSubmission', name: 'Submit Your Idea', sentence: 'A place to put an idea, find people who want to build it, and start.' },
  { path: '/techNews', name: 'Tech News', sentence: 'Articles from the field, sorted into categories, with a roundup by mail on Fridays.' },
]
