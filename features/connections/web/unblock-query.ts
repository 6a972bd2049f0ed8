import { graphql } from '#platform/web/graphql/graphql.ts'

export const UnblockPerson = graphql(`
  mutation UnblockPerson($personId: ID!) { blockPerson(personId: $personId, blocked: false) }
`)
