import { dayAndTime } from '#platform/web/ui/time-words.ts'
import { lengthText } from '../../rules/contest.ts'
import type { EditedContestData } from '../contest-queries.ts'

/** A contest as it is edited: times are those of the browser. */
export interface ContestForm {
  /** Made by the browser, and kept with the draft, so that a new contest that is sent twice exists once. */
  id: string
  title: string
  description: string
  /** `2026-12-01T18:00`, in the zone of the browser. */
  startsAt: string
  minutes: string
  problems: { slug: string; title: string; points: string; difficulty?: string }[]
}

const two = (count: number) => String(count).padStart(2, '0')

/** A moment as the browser's own field for dates and times wants it. */
export const localOf = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}T${two(moment.getHours())}:${two(moment.getMinutes())}`

export const newForm = (): ContestForm => ({ id: crypto.randomUUID(), title: '', description: '', startsAt: '', minutes: '90', problems: [] })

export const formOf = (contest: EditedContestData): ContestForm => ({
  id: contest.id,
  title: contest.title,
  description: contest.description,
  startsAt: localOf(new Date(String(contest.startsAt))),
  minutes: String(Math.round((Date.parse(String(contest.endsAt)) - Date.parse(String(contest.startsAt))) / 60_000)),
  problems: contest.problems.map(({ slug, title, points, difficulty }) => ({ slug, title, points: String(points), difficulty })),
})

/** How long a contest is and when it ends, in words: `1 h 30 min. Ends Thu, Dec 24, 2026, 11:30 AM.`; null without a length. */
export function endHint(startsAt: string, minutes: number): string | null {
  if (minutes === 0) return null
  const start = new Date(startsAt)
  const length = `${lengthText(minutes)}.`
  return Number.isNaN(start.getTime()) ? length : `${length} Ends ${dayAndTime(new Date(start.getTime() + minutes * 60_000))}.`
}

/** The errors of points by the slug of their problem, until they are changed; the refusal names problems by their places when it was sent. */
export function pointErrors(fields: Readonly<Record<string, string>>, sent: ContestForm['problems'], now: ContestForm['problems']): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(fields).flatMap(([path, message]): [string, string][] => {
      const place = /^problems\.(\d+)\.points$/.exec(path)?.[1]
      const wrong = place === undefined ? undefined : sent[Number(place)]
      return wrong !== undefined && now.some(({ slug, points }) => slug === wrong.slug && points === wrong.points) ? [[wrong.slug, message]] : []
    }),
  )
}
