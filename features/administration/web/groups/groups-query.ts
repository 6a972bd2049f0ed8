import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const GetRightsGroups = graphql(`
  query GetRightsGroups {
    knownRights { name label isFixed }
    rightsGroups { id name about rights revision members { id username name givenAt } }
  }
`)

type GroupsData = ResultOf<typeof GetRightsGroups>
export type Group = GroupsData['rightsGroups'][number]
export type KnownRight = GroupsData['knownRights'][number]

/** The label of a right, or its name if it no longer exists. */
export const labelOf = (rights: readonly KnownRight[]) => (name: string) => rights.find((right) => right.name === name)?.label ?? name
