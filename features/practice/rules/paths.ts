export const PRACTICE_PATH = '/practice'
export const TOPICS_PATH = `${PRACTICE_PATH}/topics`
export const TRACKS_PATH = `${PRACTICE_PATH}/tracks`
/** A member's own lists of problems. */
export const LISTS_PATH = `${PRACTICE_PATH}/lists`
export const listPath = (id: string) => `${LISTS_PATH}/${id}`

/** The problems that the viewer writes. */
export const OWN_PROBLEMS_PATH = `${PRACTICE_PATH}/problems`
export const ownProblemPath = (slug: string) => `${OWN_PROBLEMS_PATH}?show=${encodeURIComponent(slug)}`

/** The administration of all problems, and the editor of one there. */
export const PROBLEM_ADMIN_PATH = '/admin/problems'
export const editProblemPath = (slug: string) => `${PROBLEM_ADMIN_PATH}?show=${encodeURIComponent(slug)}`

/** The problems of the last days. */
export const DAILY_PATH = `${PRACTICE_PATH}/daily`
/** The workspace of the problem of a day: it says which day. */
export const dailyProblemPath = ({ path, day }: { path: string; day: string }) => `${path}?day=${day}`

/** The sitemap of problems, topics and tracks. */
export const PRACTICE_SITEMAP_PATH = '/sitemap-practice.xml'

/** The workspace of a problem. */
export const problemPath = (slug: string) => `${PRACTICE_PATH}/${encodeURIComponent(slug)}`

export const topicPath = (slug: string) => `${TOPICS_PATH}/${encodeURIComponent(slug)}`
export const trackPath = (slug: string) => `${TRACKS_PATH}/${encodeURIComponent(slug)}`

/** The service worker of the workspaces. Its path limits its scope to `/practice/`. */
export const OFFLINE_WORKER_PATH = '/practice/offline.js'
