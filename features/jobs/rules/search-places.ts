/** The pages that the search finds by their names, by path. */
export const searchPlaces = {
  '/jobs': { title: 'Jobs', keywords: 'work career match openings vacancies' },
  '/jobs/applications': { title: 'Your applications', keywords: 'jobs tracker saved applied interview offer', readers: ['member'] },
  '/jobs/searches': { title: 'Saved job searches', keywords: 'jobs alerts', readers: ['member'] },
  '/jobs/posted': { title: 'Jobs you posted', keywords: 'recruit hire applicants', readers: ['member'] },
  '/jobs/new': { title: 'Post a job', keywords: 'recruit hire', readers: ['member'] },
  '/settings?section=jobs': { title: 'Candidate profile', keywords: 'settings jobs open to work location level', readers: ['member'] },
} as const
