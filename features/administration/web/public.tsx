/** The public module of administration: components for its sections. */
export type { SectionProps } from './admin-sections.ts'
export { Loaded } from './Loaded.tsx'
export { AdminReasonDialog } from './AdminReasonDialog.tsx'
export { PersonField } from './PersonField.tsx'
export type { ManagedPersonProps } from './person/person-parts.ts'
export { MovedToApprovals } from './MovedToApprovals.tsx'
export { TemplateSelect } from './TemplateSelect.tsx'
