import { useEffect, useRef } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { entryText } from '../rules/entry-text.ts'
import { RunningEntriesQuery } from './running-entries-query.ts'

const PlaceQuery = graphql(`query ContestPlace($number: Int!) { contestScoreboard(number: $number) { total own { rank points isVirtual } } }`)

/** The points and the place that an accepted solution brought in a contest that the member takes part in. */
export function ContestReward({ slug, submissionId }: { slug: string; submissionId: string }) {
  const entry = useQuery(RunningEntriesQuery, {}, { staleTime: 0 }).data?.runningContestEntries.find(({ tasks }) => tasks.some((task) => task.slug === slug))
  const { data, refetch } = useQuery(PlaceQuery, entry === undefined ? null : { number: entry.number }, { staleTime: 0 })
  const shown = useRef(submissionId)
  useEffect(() => {
    if (shown.current !== submissionId) refetch()
    shown.current = submissionId
  }, [submissionId, refetch])
  const task = entry?.tasks.find((one) => one.slug === slug)
  const board = data?.contestScoreboard
  if (task === undefined || !task.isSolved || board === undefined || board === null || board.own === null) return null
  const { rank, points, isVirtual } = board.own
  // Its problem was given up before.
  if (rank === null) return null
  return <span className="tabular font-medium">{entryText({ points: task.points, total: points, rank, entries: board.total, isVirtual })}</span>
}
