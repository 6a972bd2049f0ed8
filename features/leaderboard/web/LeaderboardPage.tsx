import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { useNumber } from '#platform/web/ui/use-number.ts'
import { boardPath } from '../rules/paths.ts'
import { BoardFilters } from './BoardFilters.tsx'
import { BoardView } from './BoardView.tsx'
import { boardView, LeaderboardQuery, type BoardData } from './board-query.ts'

function LeaderboardPage({ data, location }: { data: { leaderboard: BoardData }; location: RouteLocation }) {
  const view = boardView(location)
  const { easy, medium, hard } = data.leaderboard.formula
  const number = useNumber()
  return (
    <Page
      title="Leaderboard"
      sentence={`Earn ${number(easy)} points for each easy problem you solve, ${number(medium)} for medium and ${number(hard)} for hard.`}
    >
      <BoardFilters {...view} />
      <BoardView initial={data.leaderboard} view={view} />
    </Page>
  )
}

export const page = definePage({
  document: LeaderboardQuery,
  // The people that a member follows are personal: the server renders everyone, and the browser loads the circle afterwards.
  variables: (location) => {
    const view = boardView(location)
    return view.circle === 'followed' ? { ...view, circle: 'everyone' as const } : view
  },
  cacheTags: () => ['leaderboard'],
  meta: (_data, location) => {
    const { board, span } = boardView(location)
    return {
      title: 'Leaderboard',
      description: 'Top problem solvers in algorithms, mathematics and data structures: this week, in the last 30 days and all time.',
      canonical: boardPath({ board, span }),
      hidden: location.searchParams.has('after') || location.searchParams.has('among'),
    }
  },
  Component: LeaderboardPage,
})
