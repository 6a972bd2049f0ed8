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

/** The viewer's roles as the server knows them, once somebody wants to know; null until they are there. */
export function useRoles(wanted: boolean): OwnRoles | null {
  const { data } = useAnswer(OwnRolesQuery, wanted ? {} : null)
  const own = data?.ownAccount
  if (!own || !isRole(own.activeRole)) return null
  return { active: own.activeRole, granted: own.grantedRoles.filter(isRole), rights: own.rights }
}
