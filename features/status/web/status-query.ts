import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

export const StatusQuery = graphql(`
  query SiteStatus {
    siteStatus { firstDay parts { name label sentence state since checkedAt checks slow failed } }
  }
`)

export type StatusData = NonNullable<ResultOf<typeof StatusQuery>['siteStatus']>
export type PartData = StatusData['parts'][number]

/** The counts of a part, by day. */
export const countsOf = ({ checks, slow, failed }: PartData) => checks.map((count, at) => ({ checks: count, slow: slow[at]!, failed: failed[at]! }))
