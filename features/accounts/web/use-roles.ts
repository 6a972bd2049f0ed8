import { useAnswer } from '#platform/web/graphql/use-answer.ts'
import { ROLES, type Role } from '#platform/rules/viewer.ts'
import { OwnRolesQuery } from './own-roles-query.ts'

export interface OwnRoles {
  active: Role
  granted: readonly Role[]
  /** What the active role may do. */
  rights: readonly string[]
}

const isRole = (text: string): text is Role => (ROLES as readonly string[]).includes(text)

interface Known {
  /** Null until they are there. */
  roles: OwnRoles | null
  /** The sentence to show when they could not be had. */
  failed: string | null
  again: () => void
}

/** The viewer's roles as the server knows them, once somebody wants to know. */
export function useRoles(wanted: boolean): Known {
  const { data, failed, again } = useAnswer(OwnRolesQuery, wanted ? {} : null)
  const own = data?.ownAccount
  const isThere = own !== undefined && own !== null && isRole(own.activeRole)
  return { roles: isThere ? { active: own.activeRole as Role, granted: own.grantedRoles.filter(isRole), rights: own.rights } : null, failed, again }
}
