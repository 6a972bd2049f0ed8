import { useCallback, useEffect, useMemo, useRef } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { watchTracker, type PlayerSample } from '../rules/watch-tracker.ts'
import { EnrollmentsQuery } from './enrollments.ts'
import { ProgressQuery } from './progress-query.ts'
import { allUnsent, forgetSent, keepUnsent, type Unsent } from './watch-outbox.ts'

const ReportWatching = graphql(`
  mutation ReportWatching($course: String!, $lesson: String!, $intervals: [WatchedPart!]!, $position: Float!, $duration: Float, $speed: Float) {
    reportWatching(course: $course, lesson: $lesson, intervals: $intervals, position: $position, duration: $duration, speed: $speed) { watchedSeconds isDone }
  }
`)

const EVERY_MS = 10_000
const FINAL_CODES = new Set(['NOT_FOUND', 'NOT_ALLOWED', 'INVALID_INPUT'])
interface Part {
  from: number
  to: number
}
const pairsOf = (parts: Part | Part[]) => [parts].flat().map(({ from, to }): [number, number] => [from, to])

/** Reports what a member watches: every ten seconds, at a pause, and when the page is left. What does not arrive waits on this device. */
export function useWatching(place: { course: string; lesson: string }) {
  const session = useSession()
  const person = session?.user.id ?? null
  const tracker = useMemo(() => watchTracker(), [])
  const duration = useRef<number | null>(null)
  const speed = useRef(1)
  const { course, lesson } = place
  const { mutate } = useMutation(ReportWatching, {
    onSuccess: ({ reportWatching }, sent, cache) => {
      if (person !== null) forgetSent(person, { ...sent, intervals: pairsOf(sent.intervals) })
      void cache.invalidateQueries(ProgressQuery, { course: sent.course, lesson: sent.lesson })
      if (reportWatching.isDone) void cache.invalidateQueries(EnrollmentsQuery)
    },
    onError: (error, sent) => {
      // The lesson was removed, or the course was archived after the learner left it: the report would be refused again.
      if (person !== null && FINAL_CODES.has(error.code)) forgetSent(person, { ...sent, intervals: pairsOf(sent.intervals) })
    },
  })
  const send = useCallback(
    ({ intervals, ...unsent }: Unsent) => mutate({ ...unsent, intervals: intervals.map(([from, to]) => ({ from, to })) }),
    [mutate],
  )

  const report = useCallback(() => {
    const intervals = tracker.take()
    if (person === null || intervals.length === 0) return
    send(keepUnsent(person, { course, lesson, intervals, position: tracker.position, duration: duration.current, speed: speed.current }))
  }, [course, lesson, person, send, tracker])

  useEffect(() => {
    if (person === null) return
    const sendAll = () => allUnsent(person).forEach(send)
    sendAll()
    window.addEventListener('online', sendAll)
    return () => window.removeEventListener('online', sendAll)
  }, [person, send])

  useEffect(() => {
    const timer = setInterval(report, EVERY_MS)
    const onHidden = () => {
      if (document.visibilityState === 'hidden') report()
    }
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', report)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', report)
      report()
    }
  }, [report])

  const onSample = useCallback(
    (sample: PlayerSample & { duration: number | null }) => {
      duration.current = sample.duration
      speed.current = Math.min(2, Math.max(0.25, sample.speed))
      const wasAt = tracker.position
      tracker.sample(sample)
      if (!sample.isPlaying && wasAt !== sample.position) report()
    },
    [report, tracker],
  )
  return { onSample, report, positionNow: () => tracker.position }
}
