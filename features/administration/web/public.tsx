/** The public module of administration: what sections of the administration are made of. */
export { Loaded } from './Loaded.tsx'
export { AdminReasonDialog } from './AdminReasonDialog.tsx'
