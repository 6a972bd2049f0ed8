import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import type { Cache } from '#platform/web/data/query-cache.ts'

export const ContestCardFields = graphql(`
  fragment ContestCardFields on Contest { id number title startsAt endsAt state problemCount entryCount }
`)
export type ContestCardData = ResultOf<typeof ContestCardFields>

export const ContestsQuery = graphql(
  `
  query Contests($after: String) {
    contests { ...ContestCardFields }
    pastContests(after: $after) { items { ...ContestCardFields winner { id username name avatarUrl } } next }
  }
`,
  [ContestCardFields],
)

export type PastContestData = ResultOf<typeof ContestsQuery>['pastContests']['items'][number]

export const HostedContestsQuery = graphql(
  `
  query HostedContests { hostedContests { ...ContestCardFields } }
`,
  [ContestCardFields],
)

/** The part of the member in the contests that are listed, and how many entered: a page of visitors is older. */
export const OwnEntriesQuery = graphql(`
  query OwnContestEntries($after: String) {
    contests { id isOwn entryCount ownEntry { isVirtual } }
    pastContests(after: $after) { items { id isOwn entryCount ownEntry { isVirtual endsAt result { points rank } } } }
  }
`)

/** A contest as everyone sees it. */
export const ContestQuery = graphql(`
  query Contest($number: Int!) {
    contest(number: $number) {
      id number title description descriptionHtml startsAt endsAt state cancelReason revision problemCount entryCount isOwn
      host { id username name headline avatarUrl }
    }
  }
`)
export type ContestData = NonNullable<ResultOf<typeof ContestQuery>['contest']>

/** Whether a contest was canceled. It is a query of its own, because the cache may have the state from before. */
export const ContestEndQuery = graphql(`query ContestEnd($number: Int!) { contest(number: $number) { id state cancelReason } }`)

/** What changes while a contest runs, and depends on the viewer. */
export const ContestNowQuery = graphql(`
  query ContestNow($number: Int!) {
    contest(number: $number) {
      id isOwn entryCount
      problems { id slug title difficulty points hasGivenUp }
      ownEntry { isVirtual startsAt endsAt }
    }
    contestScoreboard(number: $number) {
      total
      standings { person { id username name avatarUrl } rank isVirtual points seconds cells { problem solvedAfter wrong } }
      own { person { id username name avatarUrl } rank isVirtual points seconds cells { problem solvedAfter wrong } }
    }
  }
`)
export type ContestNow = ResultOf<typeof ContestNowQuery>
export type StandingData = NonNullable<ContestNow['contestScoreboard']>['standings'][number]
export type ContestProblemData = NonNullable<ContestNow['contest']>['problems'][number]

/** Who takes part, for the host of a contest. */
export const ContestEntrantsQuery = graphql(`
  query ContestEntrants($number: Int!) { contest(number: $number) { id entryCount entrants { id username name } } }
`)

/** A contest as its host edits it. One query, so that its problems are those of its revision. */
export const EditedContestQuery = graphql(`
  query EditedContest($number: Int!) {
    contest(number: $number) { id number title description startsAt endsAt state revision isOwn problems { id slug title difficulty points hasGivenUp } }
  }
`)
export type EditedContestData = NonNullable<ResultOf<typeof EditedContestQuery>['contest']>

/** Refetches the contests that are shown. */
export async function readAgain(cache: Cache): Promise<void> {
  await Promise.all([cache.invalidateQueries(ContestsQuery), cache.invalidateQueries(OwnEntriesQuery), cache.invalidateQueries(HostedContestsQuery), cache.invalidateQueries(ContestQuery), cache.invalidateQueries(ContestNowQuery), cache.invalidateQueries(ContestEntrantsQuery), cache.invalidateQueries(EditedContestQuery)])
}
