export const IDEAS_PATH = '/ideaSubmission'
export const IDEAS_SITEMAP_PATH = '/sitemap-ideas.xml'
export const CONFIRM_IDEA_PATH = '/ideas/confirm'
export const ideaPath = (number: string | number) => `/ideas/${number}`
export const ideaCardPath = (number: string | number) => `/cards/idea/${number}.png`

/** Lists of the viewer's own. */
export const SHOWN = ['joined', 'voted', 'mine'] as const
export type Shown = (typeof SHOWN)[number]
