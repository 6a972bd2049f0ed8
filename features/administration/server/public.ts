/** The public module of administration for the server: the types of approvals. */
export type { ApprovalKind, ApprovalPreview, Decided, WaitingItem, WaitingPage } from './approvals/extension-points.ts'
