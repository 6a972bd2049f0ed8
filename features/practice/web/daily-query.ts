import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** The problem of the day, for a page that shows it to everybody. */
export const DailyProblemFields = graphql(`
  fragment DailyProblemFields on DailyProblem { day title difficulty tags path }
`)

export const DailyProblemQuery = graphql(
  `
  query DailyProblem($day: String) { dailyProblem(day: $day) { ...DailyProblemFields } }
`,
  [DailyProblemFields],
)

export type Daily = NonNullable<ResultOf<typeof DailyProblemQuery>['dailyProblem']>

/** What the member should solve again today, for home's one question. */
export const DueTodayPart = graphql(`
  fragment DueTodayPart on Query { dueProblems { title difficulty path dueOn } }
`)

export const DueTodayQuery = graphql(
  `
  query DueToday { ...DueTodayPart }
`,
  [DueTodayPart],
)
