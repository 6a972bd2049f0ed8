/** The public module of administration for the server: the types of approvals and listings. */
export type { AuditedObject, AuditPages } from './audit-pages.ts'
export type { ListedItem, ListingKind, ListingPage } from './listings/extension-points.ts'
export { othersHoldRight } from './approvals/approvals.queries.ts'
export { pendingItems } from './approvals/read-approvals.ts'
export type { ApprovalKind, ApprovalPreview, Decided, WaitingItem, WaitingPage } from './approvals/extension-points.ts'
