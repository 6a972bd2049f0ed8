/** The public module of moderation for the server: the types of a moderated kind, the removal and restoring of content, whether and why something was removed, the state of an appeal, whether a decision was withdrawn, and the erasure of decisions about a person. */
export type { ModeratedKind, ReportedContent } from './moderated-kinds.ts'
export { removeContent, restoreContent } from './remove-content.ts'
export { appealState, eraseDecisionTexts, isRemoved, isWithdrawn, listRemovals } from './decisions.queries.ts'
