/** The public module of administration: components for its sections. */
export { Loaded } from './Loaded.tsx'
export { AdminReasonDialog } from './AdminReasonDialog.tsx'
export { ReviewQueue, type ReviewDecision } from './ReviewQueue.tsx'
export type { ManagedPersonProps } from './person/person-parts.ts'
