import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** What a card says of a person. */
export const PersonCardFields = graphql(`
  fragment PersonCardFields on FoundPerson {
    id
    username
    name
    headline
    description
    avatarUrl
    followerCount
  }
`)

export type PersonCardData = ResultOf<typeof PersonCardFields>
