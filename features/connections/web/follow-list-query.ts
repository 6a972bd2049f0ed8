import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { PersonCardFields } from './PersonCardFields.ts'

/** One of a person's two lists, as visible to the viewer. */
export const FollowListQuery = graphql(
  `
  query FollowList($kind: FollowListKind!, $username: String!, $after: String) {
    followList(kind: $kind, username: $username, after: $after) {
      personId
      username
      name
      followerCount
      followingCount
      people { items { ...PersonCardFields } next }
    }
  }
`,
  [PersonCardFields],
)

export type FollowListData = NonNullable<ResultOf<typeof FollowListQuery>['followList']>
