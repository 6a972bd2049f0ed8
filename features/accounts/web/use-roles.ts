import { useQuery } from '#platform/web/data/use-query.ts'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { ROLES, type Role } from '#platform/rules/viewer.ts'
import { OwnRolesQuery } from './own-roles-query.ts'

export interface OwnRoles {
  active: Role
  granted: readonly Role[]
  /** The rights of the active role. */
  rights: readonly string[]
}

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text)

interface Known {
  /** Null until they are loaded. */
  roles: OwnRoles | null
  /** Why they could not be loaded. */
  error: ApiError | null
  refetch: () => void
}

/** The viewer's roles from the server; loaded if `wanted`. */
export function useRoles(wanted: boolean): Known {
  const { data, error, refetch } = useQuery(OwnRolesQuery, wanted ? {} : null)
  const own = data?.ownAccount
  const isThere = own !== undefined && own !== null && isRole(own.activeRole)
  return { roles: isThere ? { active: own.activeRole as Role, granted: own.grantedRoles.filter(isRole), rights: own.rights } : null, error: data === undefined ? error : null, refetch }
}
