import { graphql } from '#platform/web/graphql/graphql.ts'

/** What the member and the people they follow did last, for a page that asks for several things at once. */
export const RecentActivityPart = graphql(`
  fragment RecentActivityPart on Query {
    recentActivity(first: $activities) { kind verb at title path person { id username name avatarUrl } }
  }
`)

export const RecentActivityQuery = graphql(
  `
  query RecentActivity($activities: Int) { ...RecentActivityPart }
`,
  [RecentActivityPart],
)
