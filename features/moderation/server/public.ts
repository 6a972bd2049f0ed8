/** The public module of moderation for the server: the types of a moderated kind. */
export type { ModeratedKind, ReportedContent } from './moderated-kinds.ts'
