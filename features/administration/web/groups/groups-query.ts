import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const GetRightsGroups = graphql(`
  query GetRightsGroups {
    knownRights { name label isFixed }
    roleRights { role rights }
    rightsGroups { id name about rights revision members { id username name givenAt } }
  }
`)

type GroupsData = ResultOf<typeof GetRightsGroups>
export type Group = GroupsData['rightsGroups'][number]
export type KnownRight = GroupsData['knownRights'][number]

/** The rights that every member has already. */
export const learnerRights = ({ roleRights }: Pick<GroupsData, 'roleRights'>): readonly string[] => roleRights.find(({ role }) => role === 'learner')?.rights ?? []

/** The label of a right, or its name if it no longer exists. */
export const labelOf = (rights: readonly KnownRight[]) => (name: string) => rights.find((right) => right.name === name)?.label ?? name
