import { graphql } from '#platform/web/graphql/graphql.ts'

/** The latest activities, as a part of the query of a page. */
export const RecentActivityPart = graphql(`
  fragment RecentActivityPart on Query {
    recentActivity(first: $activities) { kind verb at title path person { id username name avatarUrl } }
  }
`)

/** What the viewer alone did. */
export const OwnActivityQuery = graphql(`
  query OwnActivity($activities: Int) {
    recentActivity(first: $activities, followed: false) { kind verb at title path person { id username name avatarUrl } }
  }
`)

export const RecentActivityQuery = graphql(
  `
  query RecentActivity($activities: Int) { ...RecentActivityPart }
`,
  [RecentActivityPart],
)
