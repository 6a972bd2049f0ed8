import { graphql } from '#platform/web/graphql/graphql.ts'

/** The group of an invite code, for everyone who has it. */
export const InviteQuery = graphql(`query GroupInvite($code: String!) { groupInvite(code: $code) { id name about aboutHtml mentors isMember } }`)
