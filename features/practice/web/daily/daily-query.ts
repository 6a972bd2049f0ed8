import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'

/** The problem of the day, for pages that show it. */
export const DailyProblemFields = graphql(`
  fragment DailyProblemFields on DailyProblem { day title difficulty tags path }
`)

export const DailyProblemQuery = graphql(
  `
  query DailyProblem($day: String) { dailyProblem(day: $day) { ...DailyProblemFields } }
`,
  [DailyProblemFields],
)

/** The problems of the days until a day, the newest first. */
export const DailyProblemsQuery = graphql(
  `
  query DailyProblems($day: String) { dailyProblems(day: $day) { ...DailyProblemFields } }
`,
  [DailyProblemFields],
)

export type Daily = NonNullable<ResultOf<typeof DailyProblemQuery>['dailyProblem']>

/** The due problems, as a part of the query of the home page. */
export const DueTodayPart = graphql(`
  fragment DueTodayPart on Query { dueProblems { title difficulty path dueOn } }
`)

export const DueTodayQuery = graphql(
  `
  query DueToday { ...DueTodayPart }
`,
  [DueTodayPart],
)
