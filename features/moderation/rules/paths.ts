export const MODERATION_LOG_PATH = '/moderation-log'
export const CONDUCT_PATH = '/code-of-conduct'

/** The page on which a person reads the reasons of a decision about them, and appeals. */
export const appealPath = (decisionId: string) => `/appeal/${decisionId}`
