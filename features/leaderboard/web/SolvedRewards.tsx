import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import type { Difficulty } from '#features/practice/rules/problem.ts'
import { BadgeFields, BadgeList } from './BadgeList.tsx'

const RewardsQuery = graphql(
  `
  query SolvedRewards($person: String!) {
    scoreFormula { easy medium hard }
    profile(id: $person) { badges { ...BadgeFields earnedAt } }
  }
`,
  [BadgeFields],
)

/** Badges are awarded in the background shortly after the verdict. */
const REFETCH_MS = 2_000
const REFETCHES = 3
/** A badge that was earned at about the time of a submission belongs to it. */
const NEAR_MS = 60_000

/** The points of a first accepted solution, and the badges that it earned. */
export function SolvedRewards({ difficulty, submittedAt }: { difficulty: Difficulty; submittedAt: string }) {
  const session = useSession()
  const { data } = useQuery(RewardsQuery, session === null ? null : { person: session.user.id }, { refetchInterval: ({ state }) => state.dataUpdateCount < REFETCHES && REFETCH_MS })
  if (data === undefined) return null
  const { scoreFormula, profile } = data
  const points = { Easy: scoreFormula.easy, Medium: scoreFormula.medium, Hard: scoreFormula.hard }[difficulty]
  const badges = (profile?.badges ?? []).filter(({ earnedAt }) => Math.abs(Date.parse(String(earnedAt)) - Date.parse(submittedAt)) < NEAR_MS)
  return (
    <>
      <Badge tone="success">+{points} points</Badge>
      {badges.length > 0 && (
        <span className="flex flex-wrap items-center gap-2">
          {badges.length === 1 ? 'New badge:' : 'New badges:'}
          <BadgeList badges={badges} />
        </span>
      )}
    </>
  )
}
