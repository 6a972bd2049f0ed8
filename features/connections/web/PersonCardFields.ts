import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** The fields of a person that a card shows. */
export const PersonCardFields = graphql(`
  fragment PersonCardFields on FoundPerson {
    id
    username
    name
    headline
    location
    skills
    description
    avatarUrl
    followerCount
  }
`)

export type PersonCardData = ResultOf<typeof PersonCardFields>
