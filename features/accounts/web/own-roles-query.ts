import { graphql } from '#platform/web/graphql/graphql.ts'

/** The viewer's roles, rights and email address, as a fragment for pages with a combined query. */
export const OwnRolesPart = graphql(`
  fragment OwnRolesPart on Query { ownAccount { grantedRoles activeRole rights email emailVerified } }
`)

export const OwnRolesQuery = graphql(
  `
  query GetOwnRoles { ...OwnRolesPart }
`,
  [OwnRolesPart],
)
