import { graphql } from '#platform/web/graphql/graphql.ts'

/** The viewer's roles and rights, for a page that asks for several things at once. */
export const OwnRolesPart = graphql(`
  fragment OwnRolesPart on Query { ownAccount { grantedRoles activeRole rights } }
`)

export const OwnRolesQuery = graphql(
  `
  query GetOwnRoles { ...OwnRolesPart }
`,
  [OwnRolesPart],
)
