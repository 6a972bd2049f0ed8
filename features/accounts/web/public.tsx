/** The public module of accounts: auth state, roles, and components for pages of links and settings. */
export { useAuth } from './auth.ts'
export { OwnRolesPart, OwnRolesQuery } from './own-roles-query.ts'
export { FormColumn } from './FormColumn.tsx'
export { SettingsGroup } from './SettingsGroup.tsx'
export { useLogOut } from './use-log-out.ts'
export { useLinkSecret } from './use-link-secret.ts'
export { useRoles } from './use-roles.ts'
export { FormError } from './FormError.tsx'
