/** The public module of administration: components for its sections. */
export { Loaded } from './Loaded.tsx'
export { AdminReasonDialog } from './AdminReasonDialog.tsx'
export { MovedToApprovals } from './MovedToApprovals.tsx'
export { TemplateSelect } from './TemplateSelect.tsx'
