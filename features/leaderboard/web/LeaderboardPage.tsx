import { definePage, type Place } from '#platform/web/pages/page.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { useNumber } from '#platform/web/ui/use-number.ts'
import { boardPath } from '../rules/paths.ts'
import { BoardFilters } from './BoardFilters.tsx'
import { BoardView } from './BoardView.tsx'
import { boardView, LeaderboardQuery, type BoardData } from './board-query.ts'

function LeaderboardPage({ data, place }: { data: { leaderboard: BoardData }; place: Place }) {
  const view = boardView(place)
  const { easy, medium, hard } = data.leaderboard.formula
  const number = useNumber()
  return (
    <Page
      title="Leaderboard"
      sentence={`Earn ${number(easy)} points for each easy problem you solve, ${number(medium)} for medium and ${number(hard)} for hard.`}
    >
      <BoardFilters {...view} />
      <BoardView known={data.leaderboard} view={view} />
    </Page>
  )
}

export const page = definePage({
  document: LeaderboardQuery,
  // Whom a person follows is personal: the public page shows everybody, the browser asks for the others afterwards.
  variables: (place) => {
    const view = boardView(place)
    return view.circle === 'followed' ? { ...view, circle: 'everyone' as const } : view
  },
  topics: () => ['leaderboard'],
  head: (_data, place) => {
    const { board, span } = boardView(place)
    return {
      title: 'Leaderboard',
      description: 'Top problem solvers in algorithms, mathematics and data structures: this week, in the last 30 days and all time.',
      canonical: boardPath({ board, span }),
      hidden: place.search.has('after') || place.search.has('among'),
    }
  },
  Component: LeaderboardPage,
})
