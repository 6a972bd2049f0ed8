import type { ComingSoonPath } from './coming-soon.ts'

/** A screen of later work: its name, and what will be there. */
export interface BeingBuiltScreen {
  name: string
  sentence: string
}

/** What the honest page of each such screen says; none can be forgotten, for each address needs its words. */
export const BEING_BUILT: Record<ComingSoonPath, BeingBuiltScreen> = {
  '/courses': { name: 'Courses Hub', sentence: 'Courses with topics, resources and progress tracking.' },
  '/jobs': { name: 'Jobs', sentence: 'Jobs ranked by how well they match your skills, with the reasons and a way to apply.' },
  '/events': { name: 'Upcoming Events', sentence: 'Workshops, webinars and meetups in your own time zone, with RSVP and a calendar file.' },
  '/learn': { name: 'Learn', sentence: 'Video lessons with notes, progress and a certificate at the end.' },
  '/ideaSubmission': { name: 'Submit Your Idea', sentence: 'Share an idea, find people who want to build it with you, and get started.' },
  '/techNews': { name: 'Tech News', sentence: 'Articles on AI and technology by category, with a weekly roundup by email on Fridays.' },
}
