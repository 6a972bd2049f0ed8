import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** The latest activities, as a part of the query of a page. */
export const RecentActivityPart = graphql(`
  fragment RecentActivityPart on Query {
    recentActivity(first: $activities) { kind verb at title path person { id username name avatarUrl } }
  }
`)

/** A page of what the viewer, and the people they follow unless `followed` is false, did. */
export const ActivityPageQuery = graphql(`
  query ActivityPage($first: Int!, $followed: Boolean!, $before: String) {
    recentActivity(first: $first, followed: $followed, before: $before) { kind verb at title path person { id username name avatarUrl } }
  }
`)

export const RecentActivityQuery = graphql(
  `
  query RecentActivity($activities: Int) { ...RecentActivityPart }
`,
  [RecentActivityPart],
)

export type RecentActivityData = ResultOf<typeof ActivityPageQuery>['recentActivity'][number]
