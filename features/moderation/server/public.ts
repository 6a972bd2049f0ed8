/** The public module of moderation for the rest of the server: what a feature says about a kind that can be reported. */
export type { ModeratedKind, ReportedContent } from './moderated-kinds.ts'
