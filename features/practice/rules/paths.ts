export const PRACTICE_PATH = '/practice'

/** The workspace of a problem. */
export const problemPath = (slug: string) => `${PRACTICE_PATH}/${encodeURIComponent(slug)}`

/** The service worker of the workspaces. Its path limits its scope to `/practice/`. */
export const OFFLINE_WORKER_PATH = '/practice/offline.js'
