import type { ComingSoonPath } from './coming-soon.ts'

/** A screen that is not built yet: its name and a description. */
export interface BeingBuiltScreen {
  name: string
  sentence: string
}

/** The texts of these screens. The type requires an entry for each path. */
export const BEING_BUILT: Record<ComingSoonPath, BeingBuiltScreen> = {
  '/events': { name: 'Upcoming Events', sentence: 'Workshops, webinars and meetups in your own time zone, with RSVP and a calendar file.' },
}
