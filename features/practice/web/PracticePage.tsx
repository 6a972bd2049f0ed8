import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { PRACTICE_PATH } from '../rules/paths.ts'
import { DailyProblem } from './daily/DailyProblem.tsx'
import { DailyProblemFields } from './daily/daily-query.ts'
import { DueToday } from './DueToday.tsx'
import { parseListAddress } from './list-address.ts'
import { OwnProblemCards } from './OwnProblemCards.tsx'
import { ProblemDetails, ProblemDetailsFields } from './ProblemDetails.tsx'
import { ProblemFilters } from './ProblemFilters.tsx'
import { ProblemCardFields, ProblemCards } from './ProblemCards.tsx'
import { PracticeSections } from './topics/PracticeSections.tsx'
import { ProgressPanel } from './ProgressPanel.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import { useRememberedSize } from './remembered-size.ts'

const PracticeQuery = graphql(
  `
  query Practice($q: String, $difficulty: Difficulty, $tags: [String!], $sort: ProblemSort, $size: Int, $page: Int, $chosen: String!, $isChosen: Boolean!) {
    problems(q: $q, difficulty: $difficulty, tags: $tags, sort: $sort, size: $size, page: $page) {
      items { ...ProblemCardFields }
      total
      page
      pages
    }
    problemTags
    firstProblem { slug title }
    dailyProblem { ...DailyProblemFields }
    problem(slug: $chosen) @include(if: $isChosen) { ...ProblemDetailsFields }
  }
`,
  [ProblemCardFields, ProblemDetailsFields, DailyProblemFields],
)

type Data = ResultOf<typeof PracticeQuery>

/** The list of problems (specification, section 2): filters on the left, the list in the middle, the selected problem on the right. */
function PracticePage({ data, location }: { data: Data; location: RouteLocation }) {
  const state = parseListAddress(location.searchParams)
  useRememberedSize(state, location.searchParams)
  const chosen = data.problem ?? null
  useFocusReturn(chosen?.slug ?? null)
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-6 px-8 py-10 max-md:px-4 max-md:py-6">
      <PracticeSections active="problems" />
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-[13rem_minmax(0,1fr)] md:grid-rows-[auto_auto_1fr] xl:grid-cols-[13rem_minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
        <ProblemFilters state={state} search={location.searchParams} tags={data.problemTags} />
        {state.status === null ? <ProblemCards state={state} results={data.problems} /> : <OwnProblemCards state={state} status={state.status} />}
        {chosen === null ? (
          <div className="grid min-w-0 grid-cols-1 gap-4 md:col-start-2 xl:col-start-3 xl:row-span-2 xl:row-start-1">
            <Today daily={data.dailyProblem} className="lg:grid-cols-2 xl:grid-cols-1" />
            <ProgressPanel first={data.firstProblem} />
          </div>
        ) : (
          // The key resets the scroll position for each problem.
          <div key={chosen.slug} className="grid min-w-0 grid-cols-1 gap-4 md:col-start-2 xl:sticky xl:top-20 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto">
            <ProblemDetails state={state} problem={chosen} />
            <Today daily={data.dailyProblem} className="lg:grid-cols-2 xl:grid-cols-1" />
          </div>
        )}
      </div>
    </div>
  )
}

const Today = ({ daily, className }: { daily: Data['dailyProblem']; className: string }) => (
  <div className={`grid min-w-0 grid-cols-1 gap-4 ${className}`}>
    <DailyProblem initial={daily} />
    <DueToday />
  </div>
)

export const page = definePage({
  document: PracticeQuery,
  variables: (location) => {
    const { q, difficulty, tags, sort, size, page, problem } = parseListAddress(location.searchParams)
    return { q, difficulty, tags: [...tags], sort, size, page, chosen: problem ?? '', isChosen: problem !== null }
  },
  cacheTags: () => ['problems'],
  fonts: (data) => (data.problem === null || data.problem === undefined ? [] : ['mono']),
  meta: (data, location) => {
    const { page, pages } = data.problems
    return {
      title: page === 1 ? 'Practice Problems' : `Practice Problems, page ${page} of ${pages}`,
      description: 'Practice algorithms, mathematics, data structures and machine learning in Python, JavaScript or SQL with instant feedback.',
      canonical: page === 1 ? PRACTICE_PATH : `${PRACTICE_PATH}?page=${page}`,
      // Filtered lists show problems that are in the full list too.
      hidden: [...location.searchParams.keys()].some((name) => name !== 'page'),
    }
  },
  Component: PracticePage,
})
