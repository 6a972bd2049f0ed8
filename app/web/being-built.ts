import type { ComingSoonPath } from './coming-soon.ts'

/** A screen of later work: its name, and what will be there. */
export interface BeingBuiltScreen {
  name: string
  sentence: string
}

/** What the honest page of each such screen says; none can be forgotten, for each address needs its words. */
export const BEING_BUILT: Record<ComingSoonPath, BeingBuiltScreen> = {
  '/courses': { name: 'Courses Hub', sentence: 'Courses with their topics and resources, and how far you have come in each.' },
  '/jobs': { name: 'Jobs', sentence: 'Jobs sorted by how well they match you, with the reasons, and a way to apply.' },
  '/events': { name: 'Upcoming Events', sentence: 'Workshops, webinars and meetups in your own time zone, with RSVP and a calendar file.' },
  '/learn': { name: 'Learn', sentence: 'Video lessons with notes, progress and a certificate at the end.' },
  '/messages': { name: 'Messages', sentence: 'Conversations with the people you follow, one to one and in groups.' },
  '/ideaSubmission': { name: 'Submit Your Idea', sentence: 'A place to put an idea, find people who want to build it, and start.' },
  '/techNews': { name: 'Tech News', sentence: 'Articles from the field, sorted into categories, with a roundup by mail on Fridays.' },
}
