/** The addresses of screens of later work, for the list of routes, which every page brings along; what they say is apart. */
export const BEING_BUILT_PATHS = [
  '/courses',
  '/jobs',
  '/events',
  '/learn',
  '/messages',
  '/ideaSubmission',
  '/techNews',
] as const

export type BeingBuiltPath = (typeof BEING_BUILT_PATHS)[number]
