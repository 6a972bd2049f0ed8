export const MODERATION_LOG_PATH = '/moderation-log'

/** The page on which a person reads the reasons of a decision about them, and appeals. */
export const appealPath = (decisionId: string) => `/appeal/${decisionId}`
